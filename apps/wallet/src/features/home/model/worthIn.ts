import type { DisplayCurrency, RatesStore } from '@ezwallet/domain-stores';

/**
 * What an amount is worth in the unit that totals are shown in, with 2 places; null while a price is unknown.
 *
 * @param amount a decimal string of `currency`; may be below zero
 */
export function worthIn(
  unit: DisplayCurrency,
  rates: Pick<RatesStore, 'usdtValue' | 'cnyValue'>,
  currency: string,
  amount: string,
): string | null {
  // EZ is a label worth 1 USDT.
  return unit === 'CNY' ? rates.cnyValue(currency, amount) : rates.usdtValue(currency, amount);
}
