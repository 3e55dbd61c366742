import type { FiatCurrency } from '@ezwallet/api-client/contract';

/** Prices at one moment. Amounts are decimal strings. */
export interface RateSnapshot {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The price of one USDT in each currency that the source knows. */
  readonly fiat: { readonly CNY: string } & { readonly [Currency in FiatCurrency]?: string };
  readonly coins: readonly CoinRate[];
}

/**
 * One coin's price in USDT, above zero and with at most 18 places, now and at each of the last 24 full hours, oldest
 * first; the last of them is now.
 */
export interface CoinRate {
  readonly currency: string;
  readonly price: string;
  readonly series: readonly string[];
}

/** Where prices come from. */
export interface RateSource {
  /**
   * Handlers call `readRates` instead, which knows what to do without prices.
   * @param at epoch milliseconds of the database's clock
   * @throws Error while there are no prices
   */
  snapshot(at: number): Promise<RateSnapshot>;
  /**
   * The price of a coin in USDT at each of these full hours (epoch milliseconds), or of one USDT in a fiat currency;
   * undefined where it is unknown.
   */
  history(currency: string, hours: readonly number[]): Promise<readonly (string | undefined)[]>;
  /** Stores the prices of the last day for `history`. Only sources that forget them have it. */
  readonly keep?: (at: number) => Promise<void>;
}
