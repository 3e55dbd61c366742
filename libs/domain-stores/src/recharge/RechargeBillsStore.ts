import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RECHARGE_FLAGS, RechargeBill } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../balances/runWhileSeen.ts';
import type { BillsState } from '../bills/BillsStore.ts';
import type { Deps } from '../root/deps.ts';
import { REFRESH_INTERVAL } from '../session/SessionRefresher.ts';
import { readRefusal } from '../transfer/readRefusal.ts';

/** What a tab of the list asks for: everything, waiting, under review, or approved. */
export type RechargeFlag = (typeof RECHARGE_FLAGS)[number];

const PAGE_SIZE = 20;
/** As many pages fit into one call. */
const PAGES_AT_ONCE = 5;
/** While money is on its way, or may be, the list is asked for so often, in milliseconds; else as often as everything. */
const POLL_INTERVAL = 5_000;
/** Who opens the list, comes back to it or pulls it has probably just sent something, for so long. Milliseconds. */
const EXPECTING_FOR = 5 * 60_000;

/** Whether a recharge still gathers confirmations or is under review. */
export const isComing = ({ status }: Pick<RechargeBill, 'status'>): boolean => status === 0 || status === 1;

/** What came in from outside, page by page; kept fresh while a screen shows it. */
export class RechargeBillsStore {
  flag: RechargeFlag = '';
  bills: readonly RechargeBill[] = [];
  state: BillsState = 'new';
  hasMore = false;
  /** The last look at what changed meanwhile failed: what is shown is older. */
  stale = false;

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility'>;
  readonly #onMoved: () => void;
  #watchers = 0;
  #stop: () => void = () => {};
  #askedAt = 0;
  /** Since when somebody may be waiting for something. */
  #expectingSince = 0;
  /** Grows with each new list, so that pages of an older one are dropped. */
  #list = 0;
  #pageNo = 0;

  /** @param onMoved called when a recharge was credited, cancelled or new since the list was last looked at */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, onMoved: () => void) {
    this.#deps = deps;
    this.#onMoved = onMoved;
    makeAutoObservable(this, { bills: observableRef }, { autoBind: true });
  }

  /** Those that are not credited yet, newest first. */
  get coming(): readonly RechargeBill[] {
    return this.bills.filter(isComing);
  }

  /** Loads the list and keeps it fresh until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      void this.look();
      const stopReturning = this.#deps.visibility.subscribe((visible) => {
        if (visible) void this.look();
      });
      const stopLooking = runWhileSeen(this.#deps, POLL_INTERVAL, () => {
        if (this.#isDue() && this.state === 'ready') void this.poll();
      });
      this.#stop = () => {
        stopLooking();
        stopReturning();
      };
    }
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#stop();
    };
  }

  /** Brings the list up to date for somebody who waits for something, and follows it closely from now on. */
  async look(): Promise<void> {
    this.#expectingSince = this.#deps.clock.now();
    if (this.state === 'ready') await this.poll();
    else if (this.state !== 'loading' && this.state !== 'more') await this.refresh();
  }

  /** Turns to another tab; the same one again changes nothing. */
  async choose(flag: RechargeFlag): Promise<void> {
    if (flag === this.flag) return;
    this.flag = flag;
    this.bills = [];
    await this.refresh();
  }

  /** Loads the list anew from its top, and says so in `state`. */
  async refresh(): Promise<void> {
    this.state = 'loading';
    this.#list += 1;
    this.#pageNo = 0;
    await this.#load(1, PAGE_SIZE, (page) => {
      this.#pageNo = 1;
      this.bills = page;
    });
  }

  /** Loads the next page, or the one that failed, again. */
  async loadMore(): Promise<void> {
    if (this.state === 'failed' && this.#pageNo === 0) return this.refresh();
    if (!this.hasMore || (this.state !== 'ready' && this.state !== 'failed')) return;
    this.state = 'more';
    const pageNo = this.#pageNo + 1;
    await this.#load(pageNo, PAGE_SIZE, (page) => {
      this.#pageNo = pageNo;
      this.bills = withoutDoubles(this.bills, page);
    });
  }

  /** Looks, as far as the list is shown, what changed meanwhile; nothing on the screen waits for it. */
  async poll(): Promise<void> {
    const list = this.#list;
    const pages = Math.min(Math.max(this.#pageNo, 1), PAGES_AT_ONCE);
    this.#askedAt = this.#deps.clock.now();
    try {
      const page = await this.#ask(1, pages * PAGE_SIZE);
      runInAction(() => {
        // A page that came in between is further on than this answer.
        if (list !== this.#list || this.state !== 'ready' || this.#pageNo > pages) return;
        const moved = standing(page.list) !== standing(this.bills);
        this.bills = page.list;
        this.#pageNo = pages;
        this.hasMore = page.list.length < page.total;
        this.stale = false;
        if (moved) this.#onMoved();
      });
    } catch {
      runInAction(() => {
        if (list === this.#list) this.stale = true;
      });
    }
  }

  /**
   * Takes a recharge that is over out of the list, for good; the billing record keeps its bill.
   *
   * @throws ApiError `CONDITION_NOT_FULLFILL` while it is under way
   */
  async hide(billNo: string): Promise<void> {
    try {
      await this.#deps.api.recharge.deleteRechargeBill({ billNo });
    } catch (error) {
      // An earlier try whose answer was lost.
      if (readRefusal(error)?.code !== 'RECORD_ALREADY_DELETED') throw error;
    }
    runInAction(() => {
      // Pages end elsewhere now: a look under way would bring it back.
      this.#list += 1;
      this.bills = this.bills.filter((bill) => bill.billNo !== billNo);
      if (this.state === 'more') this.state = 'ready';
    });
    // A first page on its way was dropped with the list it belonged to: nobody else asks for it again.
    if (this.state === 'loading') void this.refresh();
    else if (this.state === 'ready') await this.poll();
  }

  #isDue(): boolean {
    const now = this.#deps.clock.now();
    const age = now - this.#askedAt;
    const isExpecting = this.coming.length > 0 || now - this.#expectingSince < EXPECTING_FOR;
    // Whoever has just come back or pulled has asked already.
    return age >= (isExpecting ? POLL_INTERVAL / 2 : REFRESH_INTERVAL);
  }

  #ask(pageNo: number, pageSize: number) {
    return this.#deps.api.recharge.queryRechargeBill({ pageNo, pageSize, flag: this.flag });
  }

  async #load(pageNo: number, pageSize: number, show: (page: readonly RechargeBill[]) => void): Promise<void> {
    const list = this.#list;
    this.#askedAt = this.#deps.clock.now();
    try {
      const page = await this.#ask(pageNo, pageSize);
      runInAction(() => {
        if (list !== this.#list) return;
        show(page.list);
        this.hasMore = pageNo * pageSize < page.total;
        this.state = 'ready';
        this.stale = false;
      });
    } catch {
      runInAction(() => {
        if (list === this.#list) this.state = 'failed';
      });
    }
  }
}

/** Which recharges there are and where each stands; confirmations aside, which move no money. */
const standing = (bills: readonly RechargeBill[]) => bills.map(({ billNo, status }) => `${billNo}:${status}`).join();

/** A recharge seen since the last page pushes the others down, so a page may begin with rows that are already there. */
function withoutDoubles(shown: readonly RechargeBill[], more: readonly RechargeBill[]): RechargeBill[] {
  const known = new Set(shown.map(({ billNo }) => billNo));
  return [...shown, ...more.filter(({ billNo }) => !known.has(billNo))];
}
