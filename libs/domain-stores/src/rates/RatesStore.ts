import { makeAutoObservable } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

type Rates = ResponseOf<Contract['common']['getRates']>;

/** One currency's price in USDT, its change over 24 hours in percent, and a short series of prices, oldest first. */
export type Rate = Rates['list'][number];

/** All prices are in USDT, so the price of this one is 1. */
const USDT = 'USDT';

/** Prices, the same for everybody; refreshed only while a screen shows them. */
export class RatesStore {
  readonly prices: Resource<Rates>;
  /** Loads the prices and refreshes them until the returned function is called. */
  readonly watch: () => () => void;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    const prices = new Resource(() => deps.api.common.getRates({}));
    this.prices = prices;
    this.watch = shareWatch(() => {
      void prices.reload();
      return runWhileSeen(deps, REFRESH_INTERVAL, () => void prices.reload());
    });
    makeAutoObservable(this, { prices: false, watch: false }, { autoBind: true });
  }

  /** The prices, in the server's order. */
  get list(): readonly Rate[] {
    return this.prices.value?.list ?? [];
  }

  of(currency: string): Rate | undefined {
    return this.list.find((rate) => rate.currency === currency);
  }

  /** The price of one unit of a currency in USDT, a decimal string; null while it is unknown. */
  priceOf(currency: string): string | null {
    return currency === USDT ? '1' : (this.of(currency)?.price ?? null);
  }

  /** The price of one USDT in CNY, a decimal string; null while it is unknown. */
  get cny(): string | null {
    return this.prices.value?.cny ?? null;
  }
}
