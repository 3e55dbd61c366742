import { assertType } from '../checked/assertType.ts';
/** Decimal strings as exact numbers: an integer of minor units and its power of ten. Never a float. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** No asset has more places. A larger scale is a mistake, and `10n ** n` of it would exhaust memory. */
export const MAX_DECIMALS = 30;

/** Longer than any amount. Converting text to a number takes more than linear time. */
export const MAX_LENGTH = 128;
/** What to pass where an amount is of another type. */
export const AMOUNT_TEXT = "a decimal string such as '1.5', because a float loses digits";
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Reads a decimal string such as `-12.50`.
 *
 * @throws RangeError when the text is not a plain decimal: an amount from `parseAmount` never contains exponents, signs
 *   other than one leading `-`, groups or non-ASCII digits.
 */
export function readDecimal(text: string): Decimal {
  assertType('string', text, 'amount', AMOUNT_TEXT);
  const match = text.length > MAX_LENGTH ? null : DECIMAL.exec(text);
  if (!match) throw new RangeError('Not a decimal string. Use parseAmount first.');
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

/** Writes a decimal string with at least `minPlaces` places and no other zeros at its end; never `-0`. */
export function writeDecimal(units: bigint, scale: number, minPlaces?: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const point = digits.length - scale;
  return (units < 0n ? '-' : '') + joinPlaces(digits.slice(0, point), digits.slice(point), minPlaces);
}

/** Joins the two parts of a decimal string. Drops zeros at the end of the places, but keeps the first `minPlaces` places. */
export function joinPlaces(whole: string, places: string, minPlaces?: number): string {
  const kept = dropTrailingZeros(places, minPlaces);
  return kept ? `${whole}.${kept}` : whole;
}

/** Drops zeros at the end of decimal places, but keeps the first `minPlaces` places. */
export function dropTrailingZeros(places: string, minPlaces = 0): string {
  let end = places.length;
  while (end > minPlaces && places[end - 1] === '0') end -= 1;
  return places.slice(0, end);
}

/** The minor units of the same number at a larger scale. */
export function widen({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}

/** @throws RangeError unless `decimals` is an integer from 0 to {@link MAX_DECIMALS}. */
export function assertDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(
      `decimals must be an integer from 0 to ${MAX_DECIMALS}, or no amount is exact. Pass the places of the asset.`,
    );
  }
}
