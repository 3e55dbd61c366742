import { splitAmount } from './splitAmount.ts';

/**
 * A decimal string as it is read in running text: grouped by thousands, with U+2212 for the minus; a dash when it is
 * not a number.
 *
 * @param decimals digits after the point, cut off and never rounded; all of them when left out
 * @param currency code written after the number
 */
export function amountText(value: string, decimals?: number, currency?: string): string {
  const parts = splitAmount(value, decimals);
  if (!parts) return '\u2014';
  const number = `${parts.negative ? '\u2212' : ''}${parts.integer}${parts.fraction && `.${parts.fraction}`}`;
  return currency ? `${number} ${currency}` : number;
}
