import { assertDecimals, readDecimal, widen, writeDecimal } from './decimal.ts';
import { rescaleMinorUnits, type Rounding } from './rounding.ts';

/**
 * Compares two decimal strings by value.
 *
 * @returns -1, 0 or 1, for `Array.prototype.sort`.
 * @throws RangeError when one is not a decimal string.
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = align(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Adds decimal strings exactly.
 *
 * @throws RangeError when one is not a decimal string.
 */
export function addAmounts(a: string, b: string): string {
  const [left, right, scale] = align(a, b);
  return writeDecimal(left + right, scale);
}

/**
 * Subtracts decimal strings exactly; the result may be negative.
 *
 * @throws RangeError when one is not a decimal string.
 */
export function subtractAmounts(a: string, b: string): string {
  const [left, right, scale] = align(a, b);
  return writeDecimal(left - right, scale);
}

/**
 * Multiplies decimal strings, e.g. an amount and a rate, and rounds the exact product once.
 *
 * @throws RangeError when one is not a decimal string.
 */
export function multiplyAmounts(a: string, b: string, decimals: number, rounding: Rounding = 'down'): string {
  assertDecimals(decimals);
  const left = readDecimal(a);
  const right = readDecimal(b);
  const units = rescaleMinorUnits(left.units * right.units, left.scale + right.scale, decimals, rounding);
  return writeDecimal(units, decimals);
}

/**
 * Rounds a decimal string to a fixed number of places.
 *
 * @throws RangeError when it is not a decimal string.
 * @example roundAmount('1.005', 2, 'half-up') // '1.01'
 */
export function roundAmount(amount: string, decimals: number, rounding: Rounding): string {
  assertDecimals(decimals);
  const { units, scale } = readDecimal(amount);
  return writeDecimal(rescaleMinorUnits(units, scale, decimals, rounding), decimals, decimals);
}

function align(a: string, b: string): [left: bigint, right: bigint, scale: number] {
  const left = readDecimal(a);
  const right = readDecimal(b);
  const scale = Math.max(left.scale, right.scale);
  return [widen(left, scale), widen(right, scale), scale];
}
