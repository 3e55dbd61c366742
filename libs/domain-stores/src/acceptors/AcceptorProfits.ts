import type { Contract, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import { AgingResources } from '../kit/AgingResources.ts';
import type { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The days of a period, and all of them together. Amounts are in USDT. */
export type Profits = ResponseOf<Contract['user']['sumPeriodLog']>;
/** The profit of an acceptor on one day. */
export type DayOfProfits = Profits['list'][number];
/** The length of a period in days. */
export type ProfitWindow = RequestOf<Contract['user']['sumPeriodLog']>['windowDays'];

/** Figures of this age are loaded again when they are next shown. Milliseconds. */
const FRESH_FOR = 10_000;

/** The profits of the signed-in acceptor, one period at a time. */
export class AcceptorProfits {
  readonly #periods: AgingResources<[days: ProfitWindow], Profits>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#periods = new AgingResources(clock, FRESH_FOR, (windowDays) => api.user.sumPeriodLog({ windowDays }));
  }

  /** The figures of one period; the same object each time. */
  of(days: ProfitWindow): Resource<Profits> {
    return this.#periods.of(days);
  }

  /** Loads a period unless a recent one is there. */
  load(days: ProfitWindow): Promise<void> {
    return this.#periods.load(days);
  }
}
