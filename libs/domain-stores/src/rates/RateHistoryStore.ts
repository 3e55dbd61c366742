import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Contract, RateWindow, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';

type History = ResponseOf<Contract['common']['getHistoryRate']>;

/** Prices of one coin in USDT over a number of days, oldest first, with the moment of each. */
export type RateSeries = History['list'];

/** A series of this age is asked for again when it is next shown. Milliseconds. */
const FRESH_FOR = 5 * 60_000;

const keyOf = (currency: string, days: RateWindow) => `${currency}/${days}`;

/** Prices of the last days, a coin and a window at a time. */
export class RateHistoryStore {
  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #series = observable.map<string, RateSeries>({}, { deep: false });
  readonly #failed = observable.set<string>();
  readonly #loadedAt = new Map<string, number>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor(deps: Pick<Deps, 'api' | 'clock'>) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The series as last loaded; undefined until it is there. The same object until it changes. */
  series(currency: string, days: RateWindow): RateSeries | undefined {
    return this.#series.get(keyOf(currency, days));
  }

  /** Whether the last call for a series failed; one that is there is then older. */
  failed(currency: string, days: RateWindow): boolean {
    return this.#failed.has(keyOf(currency, days));
  }

  /** Loads a series unless a recent one is there; a fault shows as `failed`. */
  load(currency: string, days: RateWindow): Promise<void> {
    const key = keyOf(currency, days);
    const age = this.#deps.clock.now() - (this.#loadedAt.get(key) ?? -Infinity);
    if (age < FRESH_FOR) return Promise.resolve();
    const loading = this.#loading.get(key) ?? this.#load(key, currency, days);
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, currency: string, days: RateWindow): Promise<void> {
    try {
      const { list } = await this.#deps.api.common.getHistoryRate({ currency, days });
      runInAction(() => {
        this.#series.set(key, list);
        this.#failed.delete(key);
        this.#loadedAt.set(key, this.#deps.clock.now());
      });
    } catch {
      runInAction(() => {
        this.#failed.add(key);
      });
    } finally {
      this.#loading.delete(key);
    }
  }
}
