import { formatAmount } from '@ezwallet/validators';

/** The most decimal places of any currency. */
const PLACES = 8;

/**
 * Formats an amount: grouped, with at least two decimal places, none cut off, and the code at the end.
 *
 * @example moneyText('6420.1', 'USDT') // '6,420.10 USDT'
 */
export function moneyText(amount: string, currency: string): string {
  return `${formatAmount(amount, { decimals: PLACES, minDecimals: 2 })} ${currency}`;
}
