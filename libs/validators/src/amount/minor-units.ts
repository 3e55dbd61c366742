import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, refuse } from '../checked/checked.ts';
import { AMOUNT_TEXT, assertDecimals, MAX_LENGTH, readDecimal, writeDecimal } from './decimal.ts';
import { type AmountIssue, WIRE } from './parseAmount.ts';
import { divide, rescaleMinorUnits, type Rounding } from './rounding.ts';

/** Amounts as integers of the smallest unit, as ledgers and chains store them. Exact; never a float. */

/** The largest amount in minor units that an `int8` column (PostgreSQL `bigint`) holds. */
export const MAX_MINOR_UNITS = 2n ** 63n - 1n;

/** Why {@link parseMinorUnits} refuses a text. */
export type MinorUnitsIssue = Extract<
  AmountIssue,
  { readonly code: 'AMOUNT_EMPTY' | 'AMOUNT_FORMAT' | 'AMOUNT_DECIMALS' | 'AMOUNT_ABOVE_MAX' }
>;

/**
 * Parses an external amount into minor units. Like `parseAmount`, it refuses signs, exponents, spaces, groups, leading
 * zeros and non-ASCII digits. It also refuses amounts above {@link MAX_MINOR_UNITS}.
 *
 * @param rounding for amounts with more places than `decimals`, such as rates; without it they are refused
 * @throws RangeError when `decimals` is not a valid number of places.
 * @example parseMinorUnits('1.5', 6) // { ok: true, value: 1500000n }
 */
export function parseMinorUnits(text: string, decimals: number, rounding?: Rounding): Checked<bigint, MinorUnitsIssue> {
  assertType('string', text, 'text', AMOUNT_TEXT);
  assertDecimals(decimals);
  if (text === '') return refuse('AMOUNT_EMPTY');
  if (text.length > MAX_LENGTH || !WIRE.test(text)) return refuse('AMOUNT_FORMAT');
  const { units, scale } = readDecimal(text);
  if (scale > decimals && !rounding) return refuse('AMOUNT_DECIMALS', { max: decimals });
  const minor = rescaleMinorUnits(units, scale, decimals, rounding);
  return minor > MAX_MINOR_UNITS
    ? refuse('AMOUNT_ABOVE_MAX', { max: writeDecimal(MAX_MINOR_UNITS, decimals) })
    : accept(minor);
}

/**
 * Converts an internal decimal string into minor units. For external text use `parseMinorUnits`.
 *
 * @throws RangeError when the amount has more places than `decimals`, because dropping them silently would lose money.
 * @example toMinorUnits('1.5', 6) // 1500000n
 */
export function toMinorUnits(amount: string, decimals: number): bigint {
  assertDecimals(decimals);
  const { units, scale } = readDecimal(amount);
  const minor = rescaleMinorUnits(units, scale, decimals);
  if (rescaleMinorUnits(minor, decimals, scale) !== units) {
    throw new RangeError(`More than ${decimals} places. Use roundAmount first.`);
  }
  return minor;
}

/**
 * Converts minor units into the shortest decimal string: no trailing zeros, no `-0`.
 *
 * @throws RangeError when `decimals` is not a valid number of places.
 * @example fromMinorUnits(1500000n, 6) // '1.5'
 */
export function fromMinorUnits(units: bigint, decimals: number): string {
  assertType('bigint', units, 'units', 'the minor units, such as 150n');
  assertDecimals(decimals);
  return writeDecimal(units, decimals);
}

/**
 * Takes a share of minor units, such as a fee in basis points, and rounds the exact result once.
 *
 * @param rounding `'down'` for what we owe, `'up'` for what others owe us
 * @param denominator above zero
 * @example portionOf(1000001n, 60n, 10000n, 'up') // 6001n
 */
export function portionOf(units: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  for (const value of [units, numerator, denominator])
    assertType('bigint', value, 'Each part of a portion', 'a bigint, such as 150n');
  return divide(units * numerator, denominator, rounding);
}
