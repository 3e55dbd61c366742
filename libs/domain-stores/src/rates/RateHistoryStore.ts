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
  readonly #clock: Deps['clock'];
  readonly #series: Resources<[currency: string, days: RateWindow], RateSeries>;
  readonly #loadedAt = new Map<Resource<RateSeries>, number>();

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#clock = clock;
    this.#series = new Resources((currency, days) => {
      const ask = async () => (await api.common.getHistoryRate({ currency, days })).list;
      const series = new Resource(ask, () => void this.#loadedAt.set(series, clock.now()));
      return series;
    });
  }

  /** The series of one coin over one window; the same object each time. */
  series(currency: string, days: RateWindow): Resource<RateSeries> {
    return this.#series.of(currency, days);
  }

  /** Loads a series unless a recent one is there. */
  load(currency: string, days: RateWindow): Promise<void> {
    const series = this.series(currency, days);
    const age = this.#clock.now() - (this.#loadedAt.get(series) ?? 0);
    return series.isLoading || age < FRESH_FOR ? series.load() : series.reload();
  }
}
