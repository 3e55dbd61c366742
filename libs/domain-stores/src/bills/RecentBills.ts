import type { Bill } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';
import { EVERY_BILL } from './BillsStore.ts';

/** As many as a screen shows beside other things. */
const COUNT = 5;
/** The key of the bills of every coin. */
const ALL = '';

/** The latest bills, of every coin or of one, for screens that show a few of them. The whole record is a `BillsStore`. */
export class RecentBills {
  readonly #deps: Pick<Deps, 'clock' | 'visibility'>;
  readonly #lists: Resources<[currency: string], readonly Bill[]>;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    this.#deps = deps;
    this.#lists = new Resources(
      (currency) =>
        new Resource<readonly Bill[]>(async () => {
          const page = { pageNo: 1, pageSize: COUNT, orderType: 'ALL', windowDays: EVERY_BILL.windowDays } as const;
          const { list } = await deps.api.order.pageQueryV2(currency === ALL ? page : { ...page, currency });
          return list;
        }),
    );
  }

  /** The latest bills, newest first; without a currency, of every coin. The same object each time. */
  of(currency: string = ALL): Resource<readonly Bill[]> {
    return this.#lists.of(currency);
  }

  /** Loads the latest bills and refreshes them while somebody looks, until the returned function is called. */
  watch(currency: string = ALL): () => void {
    const list = this.of(currency);
    void list.reload();
    return runWhileSeen(this.#deps, REFRESH_INTERVAL, () => void list.reload());
  }
}
