import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Bill, BillWindow, Contract, RecordType, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';

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
/** A list of this age is shown again without asking, so that coming back from a bill keeps one's place. Milliseconds. */
const FRESH_FOR = 60_000;

/** The billing record of the signed-in person, page by page. */
export class BillsStore {
  filter: BillFilter = { recordType: 'ALL', windowDays: 30, keyword: '' };
  bills: readonly Bill[] = [];
  state: BillsState = 'new';
  hasMore = false;

  readonly #api: Deps['api'];
  readonly #clock: Deps['clock'];
  #loadedAt = 0;
  readonly #details = observable.map<string, BillDetail>({}, { deep: false });
  /** Grows with each new list, so that pages of an older filter are dropped. */
  #list = 0;
  #pageNo = 0;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#api = api;
    this.#clock = clock;
    makeAutoObservable(this, { filter: observableRef, bills: observableRef }, { autoBind: true });
  }

  /** Loads the first page unless a recent list is there. */
  async load(): Promise<void> {
    if (this.state === 'loading' || this.state === 'more') return;
    if (this.state !== 'ready' || this.#clock.now() - this.#loadedAt >= FRESH_FOR) await this.refresh();
  }

  /** Money has moved: the next `load` asks again. */
  expire(): void {
    this.#loadedAt = 0;
    this.#details.clear();
  }

  /** Changes what is wanted and loads it; the same filter again changes nothing. */
  async choose(change: Partial<BillFilter>): Promise<void> {
    const next = { ...this.filter, ...change };
    next.keyword = next.keyword.trim().slice(0, KEYWORD_MAX);
    const { recordType, windowDays, keyword } = this.filter;
    if (next.recordType === recordType && next.windowDays === windowDays && next.keyword === keyword) return;
    this.filter = next;
    this.bills = [];
    await this.refresh();
  }

  /** Loads the list anew, as far as it was shown; what is shown stays until it is there. */
  async refresh(): Promise<void> {
    const shown = Math.ceil(this.bills.length / PAGE_SIZE);
    const pages = Math.min(Math.max(shown, 1), PAGES_AT_ONCE);
    this.state = 'loading';
    this.#list += 1;
    this.#pageNo = 0;
    await this.#loadPages(this.#list, pages);
  }

  /** Loads the next page, or the one that failed, again. */
  async loadMore(): Promise<void> {
    if (this.state === 'failed' && this.#pageNo === 0) return this.refresh();
    if (!this.hasMore || (this.state !== 'ready' && this.state !== 'failed')) return;
    this.state = 'more';
    await this.#loadPages(this.#list);
  }

  /** The bill as last loaded, if it was. */
  detail(billNo: string): BillDetail | undefined {
    return this.#details.get(billNo);
  }

  /**
   * Loads one bill with its postings.
   *
   * @throws ApiError `ORDER_NOT_FOUND` when there is none of that number
   */
  async loadDetail(billNo: string): Promise<void> {
    const detail = await this.#api.order.detail({ billNo });
    runInAction(() => {
      this.#details.set(billNo, detail);
    });
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
        if (pageNo === 1) this.#loadedAt = this.#clock.now();
        this.bills = pageNo === 1 ? page.list : withoutDoubles(this.bills, page.list);
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
