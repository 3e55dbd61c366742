import type { Resource } from './Resource.ts';

/**
 * One resource for each key, made when somebody first asks for it.
 *
 * @example
 * const bills = new Resources((billNo: string) => new Resource(() => api.order.detail({ billNo })));
 * await bills.of('20260921').load();
 */
export class Resources<Key extends readonly (string | number)[], T> {
  readonly #make: (...key: Key) => Resource<T>;
  readonly #made = new Map<string, Resource<T>>();

  constructor(make: (...key: Key) => Resource<T>) {
    this.#make = make;
  }

  of(...key: Key): Resource<T> {
    const name = JSON.stringify(key);
    const resource = this.#made.get(name) ?? this.#make(...key);
    this.#made.set(name, resource);
    return resource;
  }
}
