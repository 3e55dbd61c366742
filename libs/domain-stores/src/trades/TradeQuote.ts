import { makeAutoObservable } from 'mobx';
import type { Contract, PayMethodId, ResponseOf } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** A price, the limits of one order, and amounts that somebody takes at once. */
export type Quote = Omit<ResponseOf<Contract['trading']['recommendBuyerAmount']>, 'sellersOnline'> & {
  /** Members on the other side. */
  readonly people: number;
};

type QuoteDeps = Pick<Deps, 'api' | 'clock' | 'serverNow' | 'visibility'>;

/** How often it looks whether the price is over, in milliseconds. */
const TICK = 1_000;
/** A fresh price is asked for so long before the old one ends, in milliseconds, so that no gap is seen. */
const AHEAD = 1_500;
/** After a failure it waits so long before it asks again, in milliseconds. */
const RETRY_AFTER = 10_000;

/** The price of one side of the market. It holds for 30 s on the server's clock, and a watched one is renewed in time. */
export class TradeQuote {
  payMethodId: PayMethodId = 1;
  readonly currency = 'USDT';
  readonly price: Resource<Quote>;
  readonly #deps: QuoteDeps;
  #askedAt = 0;

  constructor(deps: QuoteDeps, side: 'buy' | 'sell') {
    this.#deps = deps;
    const { trading } = deps.api;
    this.price = new Resource(async () => {
      this.#askedAt = deps.clock.now();
      const about = { payMethodId: this.payMethodId, currency: this.currency };
      if (side === 'buy') {
        const { sellersOnline: people, ...quote } = await trading.recommendBuyerAmount(about);
        return { ...quote, people };
      }
      const { buyersOnline: people, ...quote } = await trading.recommendSellerAmount(about);
      return { ...quote, people };
    });
    makeAutoObservable(this, { price: false, currency: false }, { autoBind: true });
  }

  /** The last quote, also while a fresh one loads. */
  get value(): Quote | undefined {
    return this.price.value;
  }

  choose(payMethodId: PayMethodId): void {
    if (payMethodId === this.payMethodId) return;
    this.payMethodId = payMethodId;
    this.price.clear();
    void this.price.reload();
  }

  /** Keeps the price fresh while a screen shows it. Returns the way to stop. */
  watch(): () => void {
    void this.price.reload();
    return runWhileSeen(this.#deps, TICK, () => {
      const { value, failure, isLoading } = this.price;
      if (isLoading) return;
      const { clock, serverNow } = this.#deps;
      const isOver = value === undefined || value.quotedUntil - AHEAD <= serverNow();
      if (failure ? clock.now() - this.#askedAt >= RETRY_AFTER : isOver) void this.price.reload();
    });
  }
}
