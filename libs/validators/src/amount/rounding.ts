import { assertType } from '../checked/assertType.ts';
import { widen } from './decimal.ts';

/**
 * Rounding of surplus places: `down` cuts them off, `half-up` goes to the nearest with halves away from zero, `up` goes
 * away from zero.
 */
export type Rounding = 'down' | 'half-up' | 'up';

/** Divides by a positive divisor and rounds the exact quotient once. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const away = rest < 0n ? -1n : 1n;
  if (rounding === 'down' || rest === 0n || (rounding === 'half-up' && rest * away * 2n < divisor)) return quotient;
  return quotient + away;
}

/**
 * Moves minor units to another number of places, such as from a chain's 18 to the ledger's 6.
 *
 * @example rescaleMinorUnits(1999999n, 6, 2) // 199n
 */
export function rescaleMinorUnits(units: bigint, from: number, to: number, rounding: Rounding = 'down'): bigint {
  assertType('bigint', units, 'units', 'the minor units, such as 150n');
  return to >= from ? widen({ units, scale: from }, to) : divide(units, 10n ** BigInt(from - to), rounding);
}
