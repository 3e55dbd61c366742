import type { Contract, RateWindow, ResponseOf } from '@ezwallet/api-client/contract';
import { AgingResources } from '../kit/AgingResources.ts';
import type { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

type History = ResponseOf<Contract['common']['getHistoryRate']>;

/** Prices of one coin in CNY over a number of days, oldest first, with the moment of each. */
export type RateSeries = History['list'];

/** A series of this age is loaded again when it is next shown. Milliseconds. */
const FRESH_FOR = 5 * 60_000;

/** Prices of the last days, a coin and a window at a time. The same for everybody, signed in or not. */
export class RateHistoryStore {
  readonly #series: AgingResources<[currency: string, days: RateWindow], RateSeries>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#series = new AgingResources(clock, FRESH_FOR, async (currency, days) => {
      const { list } = await api.common.getHistoryRate({ currency, days, exchangeCurrency: 'CNY' });
      return list;
    });
  }

  /** The series of one coin over one window; the same object each time. */
  series(currency: string, days: RateWindow): Resource<RateSeries> {
    return this.#series.of(currency, days);
  }

  /** Loads a series unless a recent one is there. */
  load(currency: string, days: RateWindow): Promise<void> {
    return this.#series.load(currency, days);
  }
}
