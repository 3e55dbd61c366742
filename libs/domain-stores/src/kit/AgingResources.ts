import type { Deps } from '../ports/deps.ts';
import { Resource } from './Resource.ts';
import { Resources } from './Resources.ts';

/**
 * One resource for each key. A value of a certain age is loaded again when a screen next shows it.
 *
 * @example
 * const prices = new AgingResources(deps.clock, 5 * 60_000, (coin: string) => api.common.getHistoryRate({ currency: coin, days: 7 }));
 * await prices.load('BTC');
 */
export class AgingResources<Key extends readonly (string | number)[], T> {
  readonly #clock: Deps['clock'];
  readonly #freshFor: number;
  readonly #resources: Resources<Key, T>;
  readonly #loadedAt = new Map<Resource<T>, number>();

  /** @param freshFor how long a value is good, in milliseconds */
  constructor(clock: Deps['clock'], freshFor: number, ask: (...key: Key) => Promise<T>) {
    this.#clock = clock;
    this.#freshFor = freshFor;
    this.#resources = new Resources((...key) => {
      const resource = new Resource(
        () => ask(...key),
        () => void this.#loadedAt.set(resource, clock.now()),
      );
      return resource;
    });
  }

  /** The resource of a key; the same object each time. */
  of(...key: Key): Resource<T> {
    return this.#resources.of(...key);
  }

  /** Loads a value unless a recent one is there. */
  load(...key: Key): Promise<void> {
    const resource = this.of(...key);
    const age = this.#clock.now() - (this.#loadedAt.get(resource) ?? 0);
    return resource.isLoading || age < this.#freshFor ? resource.load() : resource.reload();
  }
}
