/** Prices at one moment. Amounts are decimal strings. */
export interface RateSnapshot {
  /** Epoch milliseconds. */
  readonly at: number;
  /** CNY for one USDT. */
  readonly cny: string;
  readonly coins: readonly CoinRate[];
}

/** One coin's price in USDT, now and at each of the last 24 full hours, oldest first; the last of them is now. */
export interface CoinRate {
  readonly currency: string;
  readonly price: string;
  readonly series: readonly string[];
}

/** Where prices come from. */
export interface RateSource {
  /** @param at epoch milliseconds of the database's clock */
  snapshot(at: number): Promise<RateSnapshot>;
}
