import { formatAmount } from '@ezwallet/validators';

/** The most places any currency has. */
const PLACES = 8;

/**
 * An amount as a line of text: grouped, with at least two places and none cut off, its code behind it.
 *
 * @example moneyText('6420.1', 'USDT') // '6,420.10 USDT'
 */
export function moneyText(amount: string, currency: string): string {
  return `${formatAmount(amount, { decimals: PLACES, minDecimals: 2 })} ${currency}`;
}
