import { roundAmount } from './arithmetic.ts';
import { joinPlaces } from './decimal.ts';
import { groupAmount } from './groupAmount.ts';
import type { Rounding } from './rounding.ts';

/** How {@link formatAmount} writes an amount; places beyond `decimals` are rounded away. */
export interface FormatAmountOptions {
  /** Places shown at most; 2 unless told. */
  readonly decimals?: number;
  /** Places kept although they are zero; as many as `decimals` unless told. */
  readonly minDecimals?: number;
  /** `'down'` unless told: a balance must never look larger than it is. */
  readonly rounding?: Rounding;
  /** Thousands separators; on unless told. */
  readonly grouping?: boolean;
}

/**
 * Writes a decimal string for people to read, the same in every language: `,` groups, `.` before the places.
 *
 * @throws RangeError when the value is no decimal string.
 * @example formatAmount('1234567.891') // '1,234,567.89'
 */
export function formatAmount(value: string, options: FormatAmountOptions = {}): string {
  const { decimals = 2, minDecimals = decimals, rounding = 'down', grouping = true } = options;
  const [whole = '', fraction = ''] = roundAmount(value, decimals, rounding).split('.');
  const text = joinPlaces(whole, fraction, minDecimals);
  return grouping ? groupAmount(text) : text;
}
