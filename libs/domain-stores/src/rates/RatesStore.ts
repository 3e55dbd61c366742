import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { multiplyAmounts } from '@ezwallet/validators';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../balances/runWhileSeen.ts';
import type { Deps } from '../root/deps.ts';
import { REFRESH_INTERVAL } from '../session/SessionRefresher.ts';

type Rates = ResponseOf<Contract['common']['getRates']>;

/** One currency's price in USDT, its change over 24 hours in percent, and a short series of prices, oldest first. */
export type Rate = Rates['list'][number];

/** Every price is in USDT, and one of them is worth exactly this. */
const USDT = 'USDT';

/** Prices, the same for everybody; kept fresh only while a screen shows them. */
export class RatesStore {
  rates: Rates | null = null;
  /** The last call failed; prices shown, if any, are older. */
  failed = false;

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility'>;
  #watchers = 0;
  #stop: () => void = () => {};

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    this.#deps = deps;
    makeAutoObservable(this, { rates: observableRef }, { autoBind: true });
  }

  /** The prices, in the server's order. */
  get list(): readonly Rate[] {
    return this.rates?.list ?? [];
  }

  of(currency: string): Rate | undefined {
    return this.list.find((rate) => rate.currency === currency);
  }

  /** Loads the prices and keeps them fresh until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      void this.refresh();
      this.#stop = runWhileSeen(this.#deps, REFRESH_INTERVAL, () => void this.refresh());
    }
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.#watchers -= 1;
      if (this.#watchers === 0) this.#stop();
    };
  }

  /** Loads the prices anew; a fault shows as `failed` and leaves the old ones. */
  async refresh(): Promise<void> {
    try {
      const rates = await this.#deps.api.common.getRates({});
      runInAction(() => {
        this.failed = false;
        if (rates.at >= (this.rates?.at ?? 0)) this.rates = rates;
      });
    } catch {
      runInAction(() => {
        this.failed = true;
      });
    }
  }

  /** What an amount is worth in USDT with 2 places, rounded down; null while its price is unknown. */
  inUsdt(currency: string, amount: string): string | null {
    const price = this.#priceOf(currency);
    return price === null ? null : multiplyAmounts(amount, price, 2);
  }

  /** What an amount is worth in CNY with 2 places, halves up; null while a price is unknown. */
  inCny(currency: string, amount: string): string | null {
    const price = this.#priceOf(currency);
    if (price === null || !this.rates) return null;
    // The product with the first price is exact, so rounding happens once.
    return multiplyAmounts(multiplyAmounts(amount, price, EXACT), this.rates.cny, 2, 'half-up');
  }

  #priceOf(currency: string): string | null {
    return currency === USDT ? '1' : (this.of(currency)?.price ?? null);
  }
}

/** More places than an amount and a price have together. */
const EXACT = 24;
