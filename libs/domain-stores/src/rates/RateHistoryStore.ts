import type { Contract, RateWindow, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';

type History = ResponseOf<Contract['common']['getHistoryRate']>;

/** Prices of one coin in USDT over a number of days, oldest first, with the moment of each. */
export type RateSeries = History['list'];

/** A series of this age is loaded again when it is next shown. Milliseconds. */
const FRESH_FOR = 5 * 60_000;

/** Prices of the last days, a coin and a window at a time. */
export class RateHistoryStore {
  readonly #series: Resources<[currency: string, days: RateWindow], RateSeries>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    const freshness = { clock, milliseconds: FRESH_FOR };
    const ask = async (currency: string, days: RateWindow) => (await api.common.getHistoryRate({ currency, days })).list;
    this.#series = new Resources((currency, days) => new Resource(() => ask(currency, days), { freshness }));
  }

  /** The series of one coin over one window; the same object each time. */
  series(currency: string, days: RateWindow): Resource<RateSeries> {
    return this.#series.of(currency, days);
  }
}
