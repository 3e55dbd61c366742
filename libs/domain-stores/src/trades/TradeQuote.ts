import { makeAutoObservable, runInAction } from 'mobx';
import type { Contract, PayMethodId, ResponseOf } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import { failureOf } from '../kit/failures.ts';
import { runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { TradeSide, TradeTerms } from './TradeTerms.ts';

type Buying = ResponseOf<Contract['trading']['recommendBuyerAmount']>;
type Selling = ResponseOf<Contract['trading']['recommendSellerAmount']>;
/** An amount that somebody sells, with its price and its sum in fiat. */
export type OnSale = Buying['list'][number];

/** A price, the limits of one order, and amounts that somebody takes at once. */
export type Quote = Omit<Selling, 'buyersOnline'> & {
  /** Members on the other side. */
  readonly people: number;
  /** Amounts on sale, and the typed one where somebody sells it; empty for a seller. */
  readonly onSale: readonly OnSale[];
  /** How long a buyer has to pay, in milliseconds; a seller is not told. */
  readonly payWithin?: number;
};

type QuoteDeps = Pick<Deps, 'api' | 'clock' | 'serverNow' | 'visibility'>;

/** How often it looks whether the price is over, in milliseconds. */
const TICK = 1_000;
/** A fresh price is asked for so long before the old one ends, in milliseconds, so that no gap is seen. */
const AHEAD = 1_500;
/** After a failure it waits so long before it asks again, in milliseconds. */
const RETRY_AFTER = 10_000;
/** The pause after typing before an amount is priced, in milliseconds. */
const TYPING_PAUSE = 400;
/** The code of a pay method on which nothing begins now. */
export const METHOD_CLOSED = 'NO_THIS_METHOD';

/** The price of one side of the market. It holds for 30 s on the server's clock, and a watched one is renewed in time. */
export class TradeQuote {
  payMethodId: PayMethodId = 1;
  readonly currency = 'USDT';
  readonly price: Resource<Quote>;
  readonly #deps: QuoteDeps;
  readonly #side: TradeSide;
  readonly #terms: Pick<TradeTerms, 'methods' | 'openOn'>;
  /** The person has chosen the pay method, or seen a price of it: it is not changed behind their back. */
  #isSettled = false;
  #askedAt = 0;
  #amount: string | undefined;
  #cancel: () => void = () => {};

  constructor(deps: QuoteDeps, side: TradeSide, terms: Pick<TradeTerms, 'methods' | 'openOn'>) {
    this.#deps = deps;
    this.#side = side;
    this.#terms = terms;
    const { trading } = deps.api;
    const ask = async (): Promise<Quote> => {
      this.#askedAt = deps.clock.now();
      const about = { payMethodId: this.payMethodId, currency: this.currency };
      if (side === 'buy') {
        const amount = this.#amount === undefined ? {} : { amount: this.#amount };
        const { sellersOnline: people, asked, ...quote } = await trading.recommendBuyerAmount({ ...about, ...amount });
        return { ...quote, people, onSale: asked ? [...quote.list, asked] : quote.list };
      }
      const { buyersOnline: people, ...quote } = await trading.recommendSellerAmount(about);
      return { ...quote, people, onSale: [] };
    };
    this.price = new Resource<Quote>(
      async () => {
        try {
          return await ask();
        } catch (error) {
          if (failureOf(error).code === METHOD_CLOSED) await this.#leaveClosed();
          throw error;
        }
      },
      () => (this.#isSettled = true),
    );
    makeAutoObservable(this, { price: false, currency: false }, { autoBind: true });
  }

  /** Nothing begins on the chosen pay method now. */
  get isMethodClosed(): boolean {
    return this.price.failure?.code === METHOD_CLOSED;
  }

  /** The last quote, also while a fresh one loads; none of a closed pay method. */
  get value(): Quote | undefined {
    return this.isMethodClosed ? undefined : this.price.value;
  }

  /** A price of now, for a confirmation. @throws what the call failed with, while no price is known */
  async needFresh(): Promise<Quote> {
    await this.price.reload();
    if (this.isMethodClosed) this.price.clear();
    return await this.price.need();
  }

  /** The amounts on sale without the one that was typed. */
  get listed(): readonly OnSale[] | undefined {
    return this.value?.onSale.slice(0, this.value.list.length);
  }

  /** The price of one coin: the lowest of what is on sale, or the one of an order that waits. */
  get fromPrice(): string | undefined {
    const [first, ...others] = this.listed ?? [];
    if (!first) return this.value?.price;
    return others.reduce((lowest, { price }) => (compareAmounts(price, lowest) < 0 ? price : lowest), first.price);
  }

  /** An amount as somebody sells it; undefined where nobody does, and before the server has said so. */
  offerOf(amount: string): OnSale | undefined {
    return this.value?.onSale.find((offer) => compareAmounts(offer.amount, amount) === 0);
  }

  /** Prices an amount once it is no longer being typed. @param amount undefined for none */
  priceSoon(amount: string | undefined): void {
    this.#cancel();
    this.#amount = amount;
    if (amount !== undefined && !this.offerOf(amount))
      this.#cancel = this.#deps.clock.after(TYPING_PAUSE, () => void this.price.reload());
  }

  choose(payMethodId: PayMethodId): void {
    this.#isSettled = true;
    this.#turnTo(payMethodId);
  }

  #turnTo(payMethodId: PayMethodId): void {
    if (payMethodId === this.payMethodId) return;
    this.payMethodId = payMethodId;
    this.price.clear();
    void this.price.reload();
  }

  /** Learns what is open. A pay method that nobody has chosen gives way to the first open one. */
  async #leaveClosed(): Promise<void> {
    await this.#terms.methods.reload();
    const [first] = this.#terms.openOn(this.#side) ?? [];
    if (!this.#isSettled && first !== undefined) runInAction(() => this.#turnTo(first));
  }

  dispose(): void {
    this.#cancel();
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
