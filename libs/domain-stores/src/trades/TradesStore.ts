import { BILL_FILTERS, TRANSACTION_TYPES, type TransactionType } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import { PagedList } from '../kit/PagedList.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { TradeCases } from '../trade-case/TradeCases.ts';
import { PeersStore } from './PeersStore.ts';
import { PurchaseFlow } from './PurchaseFlow.ts';
import { ReleaseFlow } from './ReleaseFlow.ts';
import { RunningTrades } from './RunningTrades.ts';
import { SaleFlow } from './SaleFlow.ts';
import { TradeStore } from './TradeStore.ts';
import { TradeTerms } from './TradeTerms.ts';

/** The query of a list of trades: one side, and all, finished, open or cancelled ones. */
export interface TradeFilter {
  readonly transactionType: TransactionType;
  readonly orderStatus: (typeof BILL_FILTERS)[keyof typeof BILL_FILTERS];
}

/** A list of this age is shown again without asking. Milliseconds. */
const FRESH_FOR = 5_000;

interface Collaborators {
  readonly session: Pick<SessionStore, 'userId'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Money or its holds have moved. */
  readonly onMoved: () => void;
}

/** Everything about secured trades of the signed-in person: forms, one trade, lists, and those that run. */
export class TradesStore {
  /** Each trade once, for every screen that shows it. */
  readonly cases: TradeCases;
  readonly terms: TradeTerms;
  readonly purchase: PurchaseFlow;
  readonly sale: SaleFlow;
  readonly release: ReleaseFlow;
  readonly running: RunningTrades;
  readonly list: PagedList<TradeRow, TradeFilter>;
  readonly peers: PeersStore;

  readonly #onMoved: () => void;
  readonly #trades = new Map<string, TradeStore>();

  constructor(deps: RequestDeps & Deps, { session, balances, onMoved }: Collaborators) {
    this.#onMoved = () => {
      this.list.expire();
      void this.running.look();
      onMoved();
    };
    this.terms = new TradeTerms(deps);
    this.peers = new PeersStore(deps);
    this.cases = new TradeCases(deps, this.#onMoved);
    this.running = new RunningTrades(deps, this.cases, onMoved);
    this.purchase = new PurchaseFlow(deps, {
      session,
      terms: this.terms,
      part: 'pendingPurchases',
      onOrdered: this.#takeOrder,
    });
    this.sale = new SaleFlow(deps, { session, balances, terms: this.terms, onMoved: this.#onMoved });
    this.release = new ReleaseFlow(deps, { session, cases: this.cases, onMoved: this.#onMoved });
    this.list = new PagedList<TradeRow, TradeFilter>(deps, {
      query: { transactionType: TRANSACTION_TYPES.sell, orderStatus: BILL_FILTERS.all },
      ask: (filter, page) => deps.api.order.pageQuery({ ...page, ...filter }),
      keyOf: ({ billNo }) => billNo,
      freshFor: FRESH_FOR,
    });
  }

  /** One trade by its bill; the same object each time. */
  of(billNo: string): TradeStore {
    const known = this.#trades.get(billNo) ?? new TradeStore(this.cases.of(billNo));
    this.#trades.set(billNo, known);
    return known;
  }

  /** The seller's answer is the trade, so its screen does not wait for it. */
  readonly #takeOrder = (): void => {
    if (this.purchase.order) this.cases.take(this.purchase.order);
    this.#onMoved();
  };

  dispose(): void {
    this.running.dispose();
    this.purchase.dispose();
    this.sale.dispose();
    this.release.dispose();
  }
}
