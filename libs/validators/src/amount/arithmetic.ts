import { assertDecimals, readDecimal, widen, writeDecimal, writeFixed } from './decimal.ts';

/** How digits beyond the last place are dropped: towards zero, or to the nearest with halves away from zero. */
export type Rounding = 'down' | 'half-up';

/**
 * Compares two decimal strings by value.
 *
 * @returns -1, 0 or 1, as `Array.prototype.sort` wants it.
 * @throws RangeError when either is no decimal string.
 */
export function compareAmounts(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = align(a, b);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Adds decimal strings exactly.
 *
 * @throws RangeError when either is no decimal string.
 */
export function addAmounts(a: string, b: string): string {
  const [left, right, scale] = align(a, b);
  return writeDecimal({ units: left + right, scale });
}

/**
 * Subtracts decimal strings exactly; the result may be negative.
 *
 * @throws RangeError when either is no decimal string.
 */
export function subtractAmounts(a: string, b: string): string {
  const [left, right, scale] = align(a, b);
  return writeDecimal({ units: left - right, scale });
}

/**
 * Multiplies decimal strings, e.g. an amount and a rate, and rounds the exact product once.
 *
 * @throws RangeError when either is no decimal string.
 */
export function multiplyAmounts(a: string, b: string, decimals: number, rounding: Rounding = 'down'): string {
  assertDecimals(decimals);
  const left = readDecimal(a);
  const right = readDecimal(b);
  const units = rescale(left.units * right.units, left.scale + right.scale, decimals, rounding);
  return writeDecimal({ units, scale: decimals });
}

/**
 * Turns a decimal string into an integer of minor units.
 *
 * @throws RangeError when the amount has more places than `decimals`: dropping them silently would lose money.
 * @example toMinorUnits('1.5', 6) // 1500000n
 */
export function toMinorUnits(amount: string, decimals: number): bigint {
  assertDecimals(decimals);
  const { units, scale } = readDecimal(amount);
  const exact = rescale(units, scale, decimals, 'down');
  if (scale > decimals && widen({ units: exact, scale: decimals }, scale) !== units) {
    throw new RangeError(`The amount has more than ${decimals} places. Round it with formatAmount first.`);
  }
  return exact;
}

/** Turns an integer of minor units into a decimal string with no trailing zeros. */
export function fromMinorUnits(units: bigint, decimals: number): string {
  assertDecimals(decimals);
  return writeDecimal({ units, scale: decimals });
}

/**
 * Rounds a decimal string to a fixed number of places.
 *
 * @throws RangeError when it is no decimal string.
 * @example roundAmount('1.005', 2, 'half-up') // '1.01'
 */
export function roundAmount(amount: string, decimals: number, rounding: Rounding): string {
  assertDecimals(decimals);
  const { units, scale } = readDecimal(amount);
  return writeFixed({ units: rescale(units, scale, decimals, rounding), scale: decimals });
}

function align(a: string, b: string): [left: bigint, right: bigint, scale: number] {
  const left = readDecimal(a);
  const right = readDecimal(b);
  const scale = Math.max(left.scale, right.scale);
  return [widen(left, scale), widen(right, scale), scale];
}

function rescale(units: bigint, from: number, to: number, rounding: Rounding): bigint {
  if (to >= from) return widen({ units, scale: from }, to);
  const divisor = 10n ** BigInt(from - to);
  const quotient = units / divisor;
  if (rounding === 'down') return quotient;
  const rest = units % divisor;
  const half = rest < 0n ? -rest * 2n >= divisor : rest * 2n >= divisor;
  if (!half) return quotient;
  return units < 0n ? quotient - 1n : quotient + 1n;
}
