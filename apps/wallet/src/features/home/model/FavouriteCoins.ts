import { makeAutoObservable, observableRef } from 'mobx';
import type { Deps } from '@ezwallet/domain-stores';

/** The part of the device's store with the chosen coins. */
const PART = 'favouriteCoins';

/** The coins that the person wants to see first. The choice stays on the device, and says nothing about what they hold. */
export class FavouriteCoins {
  codes: readonly string[] = [];

  readonly #store: Deps['deviceStore'];
  /** Ends when the stored choice is known. */
  #read: Promise<unknown> = Promise.resolve();

  constructor(store: Deps['deviceStore']) {
    this.#store = store;
    // By reference, because the device stores plain arrays alone.
    makeAutoObservable(this, { codes: observableRef }, { autoBind: true });
  }

  has(currency: string): boolean {
    return this.codes.includes(currency);
  }

  /** Reads the choice, and follows what another tab changes. Returns the way to stop. */
  follow(): () => void {
    // Without a store on the device, nothing is chosen.
    this.#read = this.#store.read(PART).then(this.apply, () => undefined);
    return this.#store.subscribe(PART, this.apply);
  }

  /** Adds a coin, or takes it out, once the stored choice is known: otherwise this would overwrite it. */
  toggle(currency: string): void {
    void this.#read.then(() => this.change(currency));
  }

  private change(currency: string): void {
    const rest = this.codes.filter((code) => code !== currency);
    this.codes = rest.length === this.codes.length ? [...this.codes, currency] : rest;
    // Without space on the device, the choice lasts as long as the page.
    this.#store.write(PART, this.codes).catch(() => undefined);
  }

  private apply(kept: unknown): void {
    if (Array.isArray(kept)) this.codes = kept.filter((code): code is string => typeof code === 'string');
  }
}
