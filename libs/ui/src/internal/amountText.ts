import { splitAmount } from './splitAmount.ts';

/**
 * A decimal string for running text: grouped thousands, U+2212 as minus, and a dash when it is not a number.
 *
 * @param decimals digits after the point, cut off and never rounded; default: all digits
 * @param currency code after the number
 */
export function amountText(value: string, decimals?: number, currency?: string): string {
  const parts = splitAmount(value, decimals);
  if (!parts) return '\u2014';
  const number = `${parts.negative ? '\u2212' : ''}${parts.integer}${parts.fraction && `.${parts.fraction}`}`;
  return currency ? `${number} ${currency}` : number;
}
