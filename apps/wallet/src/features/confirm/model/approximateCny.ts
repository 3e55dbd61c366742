import { cnyValue, type RatesStore } from '@ezwallet/domain-stores';
import { formatAmount, parseAmount } from '@ezwallet/validators';

/** More decimal places than any currency has. */
const ANY_PLACES = 18;

/** The value of a typed amount in CNY, for people to read. Null while its price is unknown. */
export function approximateCny(
  rates: Pick<RatesStore, 'priceOf' | 'cny'>,
  currency: string,
  typed: string,
): string | null {
  const amount = parseAmount(typed === '' ? '0' : typed, { decimals: ANY_PLACES, form: 'typed' });
  const worth = amount.ok ? cnyValue(rates, currency, amount.value) : null;
  return worth === null ? null : formatAmount(worth);
}
