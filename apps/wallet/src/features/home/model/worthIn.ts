import { cnyValue, type DisplayCurrency, type RatesStore, usdtValue } from '@ezwallet/domain-stores';

/**
 * The value of an amount in the unit of the totals, with 2 places. Null while a price is unknown.
 *
 * @param amount a decimal string of `currency`; may be below zero
 */
export function worthIn(
  unit: DisplayCurrency,
  rates: Pick<RatesStore, 'priceOf' | 'cny'>,
  currency: string,
  amount: string,
): string | null {
  // EZ is a label that is worth 1 USDT.
  return unit === 'CNY' ? cnyValue(rates, currency, amount) : usdtValue(rates, currency, amount);
}
