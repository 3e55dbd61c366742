import { makeAutoObservable } from 'mobx';
import type { Bill, BillWindow, Contract, RecordType, ResponseOf } from '@ezwallet/api-client/contract';
import { PagedList } from '../kit/PagedList.ts';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { BillHiding } from './BillHiding.ts';

/** One bill with the movements on accounts it caused. */
export type BillDetail = ResponseOf<Contract['order']['detail']>;

/** Which bills are wanted: a kind, how many days back, a text to look for, and those in the list or the hidden ones. */
export interface BillFilter {
  readonly recordType: RecordType;
  readonly windowDays: BillWindow;
  readonly keyword: string;
  readonly hidden: boolean;
}

const KEYWORD_MAX = 60;
const DAY = 24 * 60 * 60 * 1000;
/** The filter that leaves out nothing of the list. */
export const EVERY_BILL: BillFilter = { recordType: 'ALL', windowDays: 9999, keyword: '', hidden: false };
/** A list of this age is shown again without asking, so that coming back from a bill keeps one's place. Milliseconds. */
const FRESH_FOR = 60_000;

/** A filter as the server takes it. */
export const wireFilter = ({ recordType, windowDays, keyword, hidden }: BillFilter) => ({
  orderType: recordType,
  windowDays,
  ...(keyword === '' ? {} : { keyword }),
  ...(hidden ? { hidden } : {}),
});

/** The billing record of the signed-in person. */
export class BillsStore {
  /** The loaded bills, newest first. */
  readonly list: PagedList<Bill, BillFilter>;
  /** Takes bills out of the list, and brings them back. */
  readonly hiding: BillHiding;

  /** Whether the person has no bills at all, whatever the filters; load it again before use. */
  readonly isNew: Resource<boolean>;

  readonly #details: Resources<[billNo: string], BillDetail>;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, { billWindow }: Pick<SettingsStore, 'billWindow'>) {
    const { order } = deps.api;
    this.list = new PagedList<Bill, BillFilter>(deps, {
      query: { ...EVERY_BILL, windowDays: billWindow },
      ask: (filter, page) => order.pageQueryV2({ ...page, ...wireFilter(filter) }),
      keyOf: ({ billNo }) => billNo,
      freshFor: FRESH_FOR,
    });
    this.hiding = new BillHiding(deps, this.list);
    this.isNew = new Resource(
      async () => (await order.pageQueryV2({ pageNo: 1, pageSize: 1, orderType: 'ALL' })).total === 0,
    );
    this.#details = new Resources((billNo) => new Resource(() => order.detail({ billNo }), this.#follow));
    makeAutoObservable(this, { list: false, hiding: false, isNew: false, from: false }, { autoBind: true });
  }

  get filter(): BillFilter {
    return this.list.query;
  }

  get bills(): readonly Bill[] {
    return this.list.value ?? [];
  }

  /** Changes what is wanted and loads it. */
  choose(change: Partial<BillFilter>): Promise<void> {
    const { keyword, ...rest } = { ...this.filter, ...change };
    return this.list.choose({ ...rest, keyword: keyword.trim().slice(0, KEYWORD_MAX) });
  }

  /**
   * Loads page after page until everything since a moment is there, the end is reached, or a page fails.
   *
   * @param since epoch milliseconds
   */
  async loadSince(since: number): Promise<void> {
    const { list } = this;
    const { loadedAt } = list;
    while (list.hasMore && !list.isLoading && (this.bills.at(-1)?.createdAt ?? 0) >= since) {
      const before = this.bills.length;
      await list.loadMore();
      if (list.failure || loadedAt !== list.loadedAt || this.bills.length === before) return;
    }
  }

  /** Start of the window that is looked at, in epoch milliseconds; 0 where everything is. */
  get from(): number {
    const { windowDays } = this.filter;
    return windowDays === EVERY_BILL.windowDays ? 0 : this.list.loadedAt - windowDays * DAY;
  }

  /** One bill with its postings; load it again to follow its status. Fails with `ORDER_NOT_FOUND` when there is none. */
  bill(billNo: string): Resource<BillDetail> {
    return this.#details.of(billNo);
  }

  /** The row in the list follows the bill. */
  readonly #follow = ({ billNo, status }: BillDetail): void => {
    this.list.update(billNo, (row) => (row.status === status ? row : { ...row, status }));
  };
}
