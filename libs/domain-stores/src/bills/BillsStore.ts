import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Bill, BillWindow, Contract, RecordType, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import { BillHiding } from './BillHiding.ts';

/** One bill with the movements on accounts it caused. */
export type BillDetail = ResponseOf<Contract['order']['detail']>;

/** Which bills are wanted: a kind, how many days back, and a text to look for. */
export interface BillFilter {
  readonly recordType: RecordType;
  readonly windowDays: BillWindow;
  readonly keyword: string;
}

/** How the list stands: nothing asked yet, first page on its way, idle, next page on its way, or the last call failed. */
export type BillsState = 'new' | 'loading' | 'ready' | 'more' | 'failed';

const PAGE_SIZE = 20;
/** As many pages fit into one call. */
const PAGES_AT_ONCE = 5;
const KEYWORD_MAX = 60;
const DAY = 24 * 60 * 60 * 1000;
const EVERYTHING = 9999 satisfies BillWindow;
/** A list of this age is shown again without asking, so that coming back from a bill keeps one's place. Milliseconds. */
const FRESH_FOR = 60_000;

/** The billing record of the signed-in person, page by page. */
export class BillsStore {
  filter: BillFilter = { recordType: 'ALL', windowDays: 30, keyword: '' };
  state: BillsState = 'new';
  hasMore = false;
  /** Bills on their way out of the list. */
  readonly hiding: BillHiding;

  readonly #api: Deps['api'];
  readonly #clock: Deps['clock'];
  private rows: readonly Bill[] = [];
  #loadedAt = 0;
  readonly #details = observable.map<string, BillDetail>({}, { deep: false });
  /** Grows with each new list, so that pages of an older filter are dropped. */
  #list = 0;
  #pageNo = 0;
  /** The next answer takes the place of all rows. */
  #anew = true;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    this.#api = deps.api;
    this.#clock = deps.clock;
    this.hiding = new BillHiding(deps, { onTelling: () => this.#stopPaging(), onGone: (billNo) => this.#drop(billNo) });
    makeAutoObservable<this, 'rows'>(this, { filter: observableRef, rows: observableRef, hiding: false, from: false }, { autoBind: true });
  }

  /** What is loaded and not hidden, newest first. */
  get bills(): readonly Bill[] {
    return this.rows.filter(({ billNo }) => !this.hiding.has(billNo));
  }

  /** Loads the first page unless a recent list is there. */
  async load(): Promise<void> {
    if (this.state === 'loading' || this.state === 'more') return;
    if (this.state !== 'ready' || this.#clock.now() - this.#loadedAt >= FRESH_FOR) await this.refresh();
  }

  /** Money has moved: the next `load` asks again. What is shown stays, a bill on the screen too; each look at one asks anew. */
  expire(): void {
    this.#loadedAt = 0;
  }

  /** Changes what is wanted and loads it; the same filter again changes nothing. */
  async choose(change: Partial<BillFilter>): Promise<void> {
    const next = { ...this.filter, ...change };
    next.keyword = next.keyword.trim().slice(0, KEYWORD_MAX);
    const { recordType, windowDays, keyword } = this.filter;
    if (next.recordType === recordType && next.windowDays === windowDays && next.keyword === keyword) return;
    this.filter = next;
    this.rows = [];
    await this.refresh();
  }

  /** Loads the list anew, as far as it was shown; what is shown stays until it is there. */
  async refresh(): Promise<void> {
    const shown = Math.ceil(this.rows.length / PAGE_SIZE);
    const pages = Math.min(Math.max(shown, 1), PAGES_AT_ONCE);
    this.state = 'loading';
    this.#list += 1;
    this.#pageNo = 0;
    this.#anew = true;
    await this.#loadPages(this.#list, pages);
  }

  /** Loads the next page, or the one that failed, again. */
  async loadMore(): Promise<void> {
    await this.hiding.quiet();
    await this.loadNext();
  }

  /**
   * Loads page after page until everything since a moment is there, the end is reached, or a page fails.
   *
   * @param since epoch milliseconds
   */
  async loadSince(since: number): Promise<void> {
    const list = this.#list;
    while (this.hasMore && this.state !== 'loading' && (this.rows.at(-1)?.createdAt ?? 0) >= since) {
      const before = this.rows.length;
      await this.loadMore();
      if (this.state === 'failed' || list !== this.#list || this.rows.length === before) return;
    }
  }

  /** Start of the window that is looked at, in epoch milliseconds; 0 where everything is. */
  get from(): number {
    const { windowDays } = this.filter;
    return windowDays === EVERYTHING ? 0 : this.#loadedAt - windowDays * DAY;
  }

  /** The bill as last loaded, if it was. */
  detail(billNo: string): BillDetail | undefined {
    return this.#details.get(billNo);
  }

  /**
   * Loads one bill with its postings; its row in the list follows.
   *
   * @throws ApiError `ORDER_NOT_FOUND` when there is none of that number
   */
  async loadDetail(billNo: string): Promise<void> {
    const detail = await this.#api.order.detail({ billNo });
    runInAction(() => {
      this.#details.set(billNo, detail);
      const row = this.rows.find((bill) => bill.billNo === billNo);
      if (!row || row.status === detail.status) return;
      this.rows = this.rows.map((bill) => (bill === row ? { ...row, status: detail.status } : bill));
    });
  }

  /** Forgets what waits: bills that are not hidden yet will not be. */
  dispose(): void {
    this.hiding.dispose();
  }

  private async loadNext(): Promise<void> {
    if (this.state === 'failed' && this.#anew) return this.refresh();
    if (!this.hasMore || (this.state !== 'ready' && this.state !== 'failed')) return;
    this.state = 'more';
    await this.#loadPages(this.#list);
  }

  /** A page that is on its way may or may not be of the shortened list: it is dropped, and asked for again. */
  #stopPaging(): void {
    if (this.state !== 'more') return;
    this.#list += 1;
    runInAction(() => {
      this.state = 'ready';
    });
  }

  /** What is not loaded yet begins a row earlier now, so the last page is asked for again. */
  #drop(billNo: string): void {
    this.rows = this.rows.filter((bill) => bill.billNo !== billNo);
    if (this.state === 'loading') void this.refresh();
    else this.#pageNo = Math.min(this.#pageNo, Math.floor(this.rows.length / PAGE_SIZE));
  }

  /** @param pages more than one only from the top, where they can be had as one large page */
  async #loadPages(list: number, pages = 1): Promise<void> {
    const { recordType: orderType, windowDays, keyword } = this.filter;
    const pageNo = this.#pageNo + 1;
    const wanted = { orderType, windowDays, ...(keyword === '' ? {} : { keyword }) };
    try {
      const page = await this.#api.order.pageQueryV2({ pageNo, pageSize: pages * PAGE_SIZE, ...wanted });
      runInAction(() => {
        if (list !== this.#list) return;
        this.#pageNo += pages;
        if (this.#anew) this.#loadedAt = this.#clock.now();
        this.rows = this.#anew ? page.list : withoutDoubles(this.rows, page.list);
        this.#anew = false;
        this.hasMore = this.#pageNo * PAGE_SIZE < page.total;
        this.state = 'ready';
      });
    } catch {
      runInAction(() => {
        if (list === this.#list) this.state = 'failed';
      });
    }
  }
}

/** A bill made since the last page pushes the others down, so a page may begin with rows that are already there. */
function withoutDoubles(shown: readonly Bill[], more: readonly Bill[]): Bill[] {
  const known = new Set(shown.map((bill) => bill.billNo));
  return [...shown, ...more.filter((bill) => !known.has(bill.billNo))];
}
