import { compareAmounts, formatAmount } from '@ezwallet/validators';

/** The most decimal places of any currency. */
const PLACES = 8;

/** A sum without its code: grouped, with no decimals cut off. Nothing has no sign. @param sign of a sum that is not zero */
export function sumText(amount: string, sign: '+' | '−'): string {
  const text = formatAmount(amount, { decimals: PLACES, minDecimals: 2 });
  return compareAmounts(amount, '0') === 0 ? text : `${sign}${text}`;
}
