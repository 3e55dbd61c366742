import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BILL_FILTERS } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { NewsFeed } from './NewsFeed.ts';
import { isMyTurn, isOpenTrade } from '../trade-case/trade-life.ts';
import type { TradeCases } from '../trade-case/TradeCases.ts';

/** While a trade runs, the list is loaded so often, in milliseconds. */
const CLOSE_INTERVAL = 5_000;
const PAGE = { pageNo: 1, pageSize: 100, orderStatus: BILL_FILTERS.open } as const;

/** The person's open trades, the nearest deadline first, and what moved among them. */
export class RunningTrades {
  readonly list: Resource<readonly TradeRow[]>;
  /** Trades whose status has changed with the last look, as they are now. */
  moved: readonly TradeRow[] = [];
  /** The events of trades beside a new status. */
  readonly news: NewsFeed;

  readonly #cases: TradeCases;
  readonly #stop: () => void;
  #known: ReadonlyMap<string, TradeRow> | undefined;
  #askedAt = 0;

  /** @param onMoved called when some trade has moved: balances and bills are older than that */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility' | 'serverNow'>, cases: TradeCases, onMoved: () => void) {
    this.#cases = cases;
    this.news = new NewsFeed(deps);
    this.list = new Resource<readonly TradeRow[]>(
      async () => {
        this.#askedAt = deps.clock.now();
        const { list, news = [] } = await deps.api.order.quickOrderQuery(PAGE);
        this.news.take(news, list);
        return list;
      },
      (rows) => void this.#compare(rows, onMoved),
    );
    makeAutoObservable(this, { list: false, news: false, moved: observableRef }, { autoBind: true });
    this.#stop = runWhileSeen(deps, CLOSE_INTERVAL, () => {
      const wait = this.rows.length > 0 ? CLOSE_INTERVAL : REFRESH_INTERVAL;
      if (!this.list.isLoading && deps.clock.now() - this.#askedAt >= wait && this.#askedAt > 0)
        void this.list.reload();
    });
  }

  get rows(): readonly TradeRow[] {
    return this.list.value ?? [];
  }

  /** How many of them wait for the person. */
  get waiting(): number {
    return this.rows.filter(isMyTurn).length;
  }

  /** Asks at once, as after the person has done something to a trade: a list under way may be older than that. */
  async look(): Promise<void> {
    await this.list.reload();
  }

  dispose(): void {
    this.#stop();
  }

  async #compare(rows: readonly TradeRow[], onMoved: () => void): Promise<void> {
    const before = this.#known;
    this.#known = new Map(rows.map((row) => [row.billNo, row]));
    if (!before) return;
    const changed = rows.filter((row) => before.has(row.billNo) && before.get(row.billNo)?.status !== row.status);
    const gone = [...before.keys()].filter((billNo) => !this.#known?.has(billNo));
    const ended = await Promise.all(gone.map((billNo) => this.#endOf(billNo)));
    const moved = [...changed, ...ended.filter((trade) => trade !== undefined)];
    if (moved.length === 0) return;
    runInAction(() => (this.moved = moved));
    onMoved();
  }

  /** The list has open trades only, so how one ended has to be asked for, unless its screen knows already. */
  async #endOf(billNo: string): Promise<TradeRow | undefined> {
    const found = this.#cases.of(billNo);
    if (!found.trade || isOpenTrade(found.trade)) await found.look();
    return found.trade && !isOpenTrade(found.trade) ? found.trade : undefined;
  }
}
