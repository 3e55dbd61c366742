import { assertType } from '../checked/assertType.ts';
import { roundAmount } from './arithmetic.ts';
import { joinPlaces } from './decimal.ts';
import { groupAmount } from './groupAmount.ts';
import type { Rounding } from './rounding.ts';

/** How {@link formatAmount} writes an amount. It rounds places beyond `decimals`. */
export interface FormatAmountOptions {
  /** Maximum number of places. Default: 2. */
  readonly decimals?: number;
  /** Number of places to keep even if they are zero. Default: `decimals`. */
  readonly minDecimals?: number;
  /** Default: `'down'`, so that a balance never looks larger than it is. */
  readonly rounding?: Rounding;
  /** Thousands separators. Default: on. */
  readonly grouping?: boolean;
}

/**
 * Writes a decimal string for people, the same in every language: `,` between groups, `.` before the places.
 *
 * @throws RangeError when the value is not a decimal string.
 * @example formatAmount('1234567.891') // '1,234,567.89'
 */
export function formatAmount(value: string, options: FormatAmountOptions = {}): string {
  assertType('object', options, 'options', '{ decimals }, or nothing');
  const { decimals = 2, minDecimals = decimals, rounding = 'down', grouping = true } = options;
  const [whole = '', fraction = ''] = roundAmount(value, decimals, rounding).split('.');
  const text = joinPlaces(whole, fraction, minDecimals);
  return grouping ? groupAmount(text) : text;
}
