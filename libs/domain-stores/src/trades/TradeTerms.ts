import { TRANSACTION_TYPES, type TransactionType } from '@ezwallet/api-client/constants';
import type { Contract, PayAccount, PayMethodId, ResponseOf } from '@ezwallet/api-client/contract';
import { AgingResources } from '../kit/AgingResources.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The side of a trade that the person begins. */
export type TradeSide = 'buy' | 'sell';
/** The pay methods that are open on each side. */
export type PayMethods = ResponseOf<Contract['trading']['payMethods']>;
type Discounts = ResponseOf<Contract['trading']['getDiscountShowConfig']>['discountShowConfig'];
/** The bonus of one pay method: `rate` in percent, `dailyCap` and `remainToday` in USDT, once in `pairDays` days with the same seller. */
export type PayMethodBonus = Discounts[number];
/** The cancellations before payment that a member still has today. */
export type CancelQuota = ResponseOf<Contract['trading']['sellCancelTimesLimit']>;
/** The place of a waiting sale in its queue, and the ways to speed it up. */
export type QueueTip = ResponseOf<Contract['trading']['matchSpeedUpTip']>;

/** Accounts, quotas and queues change by what the person does elsewhere, so each visit of a screen asks again. */
const FRESH_FOR = 2_000;

/** What trades of this deployment and this person depend on, apart from prices. */
export class TradeTerms {
  readonly methods: Resource<PayMethods>;
  /** The own accounts that can receive the money of a sale now. */
  readonly accounts: Resource<readonly PayAccount[]>;
  readonly #discounts: Resource<Discounts>;
  readonly #quotas: AgingResources<[transactionType: TransactionType], CancelQuota>;
  readonly #tips: AgingResources<[billNo: string], QueueTip>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.methods = new Resource(() => api.trading.payMethods());
    this.accounts = new Resource<readonly PayAccount[]>(() => api.bank.available());
    this.#discounts = new Resource(async () => (await api.trading.getDiscountShowConfig()).discountShowConfig);
    this.#quotas = new AgingResources(clock, FRESH_FOR, (transactionType) =>
      api.trading.sellCancelTimesLimit({ transactionType }),
    );
    this.#tips = new AgingResources(clock, FRESH_FOR, (billNo) => api.trading.matchSpeedUpTip({ billNo }));
  }

  /** Loads what the forms need. */
  async load(): Promise<void> {
    await Promise.all([this.methods.reload(), this.accounts.reload(), this.#discounts.load()]);
  }

  /** The pay methods on which one side can begin something now; undefined until they are loaded. */
  openOn(side: TradeSide): readonly PayMethodId[] | undefined {
    const { value } = this.methods;
    return side === 'buy' ? value?.payMethodsBuy : value?.payMethodsSell;
  }

  /** Whether something can begin on a pay method, on either side; true until that is known. */
  isOpen(payMethodId: PayMethodId): boolean {
    return (['buy', 'sell'] as const).some((side) => this.openOn(side)?.includes(payMethodId) ?? true);
  }

  /** Whether nothing can begin on one side now. */
  isClosed(side: TradeSide): boolean {
    const { value } = this.methods;
    return (side === 'buy' ? value?.buyDisable : value?.sellDisable) === true || this.openOn(side)?.length === 0;
  }

  /** The buyer's bonus of a pay method; undefined for none. */
  bonusOf(payMethodId: PayMethodId): PayMethodBonus | undefined {
    return this.#discounts.value?.find(
      (each) => each.payMethodId === payMethodId && each.transactionType === TRANSACTION_TYPES.buy,
    );
  }

  /** The cancellations that are left on one side, asked again when `loadQuota` is called. */
  quotaOf(transactionType: TransactionType): Resource<CancelQuota> {
    return this.#quotas.of(transactionType);
  }

  async loadQuota(transactionType: TransactionType): Promise<void> {
    await this.#quotas.load(transactionType);
  }

  /** How a waiting sale is doing. */
  tipFor(billNo: string): Resource<QueueTip> {
    return this.#tips.of(billNo);
  }

  async loadTip(billNo: string): Promise<void> {
    await this.#tips.load(billNo);
  }
}
