import { cnyValue, type DisplayCurrency, type RatesStore, usdtValue } from '@ezwallet/domain-stores';

/**
 * What an amount is worth in the unit that totals are shown in, with 2 places; null while a price is unknown.
 *
 * @param amount a decimal string of `currency`; may be below zero
 */
export function worthIn(
  unit: DisplayCurrency,
  rates: Pick<RatesStore, 'priceOf' | 'cny'>,
  currency: string,
  amount: string,
): string | null {
  // EZ is a label worth 1 USDT.
  return unit === 'CNY' ? cnyValue(rates, currency, amount) : usdtValue(rates, currency, amount);
}
