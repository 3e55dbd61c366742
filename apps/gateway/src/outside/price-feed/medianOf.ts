import type { FiatCurrency } from '@ezwallet/api-client/contract';
import { addAmounts, compareAmounts, multiplyAmounts } from '@ezwallet/validators';
import type { RateSnapshot } from './RateSource.ts';

/** The prices of one source. */
export type Prices = Omit<RateSnapshot, 'at'>;

/** More places than any price has. */
const PLACES = 18;

/** The price in the middle; of an even number of prices, the mean of the two in the middle. @param prices at least one */
export function median(prices: readonly string[]): string {
  const inOrder = prices.toSorted(compareAmounts);
  const half = Math.floor(inOrder.length / 2);
  const [below = '0', above = '0'] = [inOrder[half - 1], inOrder[half]];
  return inOrder.length % 2 === 1 ? above : multiplyAmounts(addAmounts(below, above), '0.5', PLACES);
}

/**
 * Joins what sources say: the median of each price that more than half of all sources tell. So one source that lies, or two of
 * five, move no price beyond what an honest one says.
 * @param count of all sources, also of those that are silent
 * @throws Error where more than half do not tell the price of USDT in CNY
 */
export function joinPrices(said: readonly Prices[], count: number): Prices {
  const joined = (prices: readonly string[]) => (prices.length * 2 > count ? median(prices) : undefined);
  const fiatOf = (currency: FiatCurrency) =>
    joined(said.flatMap(({ fiat }) => (fiat[currency] === undefined ? [] : [fiat[currency]])));
  const cny = fiatOf('CNY');
  if (cny === undefined) throw new Error(`Only ${said.length} of ${count} price sources answer.`);
  const others = (['USD', 'HKD', 'PHP'] as const).flatMap((currency) => {
    const price = fiatOf(currency);
    return price === undefined ? [] : [[currency, price] as const];
  });
  const currencies = new Set(said.flatMap(({ coins }) => coins.map(({ currency }) => currency)));
  const coins = [...currencies].flatMap((currency) => {
    const told = said.flatMap((source) => source.coins.filter((coin) => coin.currency === currency));
    const price = joined(told.map((coin) => coin.price));
    // The past of the first that tells it: it is only drawn.
    return price === undefined ? [] : [{ currency, price, series: [...(told[0]?.series.slice(0, -1) ?? []), price] }];
  });
  return { fiat: { CNY: cny, ...Object.fromEntries(others) }, coins };
}
