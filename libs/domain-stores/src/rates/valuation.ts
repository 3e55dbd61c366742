import { multiplyAmounts } from '@ezwallet/validators';
import type { RatesStore } from './RatesStore.ts';

/** More places than an amount and a price have together. */
const EXACT = 24;

/** The value of an amount in USDT with 2 places, rounded down; null while its price is unknown. */
export function usdtValue(rates: Pick<RatesStore, 'priceOf'>, currency: string, amount: string): string | null {
  const price = rates.priceOf(currency);
  return price === null ? null : multiplyAmounts(amount, price, 2);
}

/** The value of an amount in CNY with 2 places, halves up; null while a price is unknown. */
export function cnyValue(rates: Pick<RatesStore, 'priceOf' | 'cny'>, currency: string, amount: string): string | null {
  const price = rates.priceOf(currency);
  if (price === null || rates.cny === null) return null;
  // The product with the first price is exact, so rounding happens once.
  return multiplyAmounts(multiplyAmounts(amount, price, EXACT), rates.cny, 2, 'half-up');
}
