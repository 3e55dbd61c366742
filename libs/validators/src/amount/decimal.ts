/**
 * Decimal strings as exact numbers: an integer of minor units and the power of ten that divides it. Never a float.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** No asset of ours has more places; a larger scale is a mistake, and `10n ** n` of it would exhaust memory. */
export const MAX_DECIMALS = 30;

/** No amount comes near it; reading a number from text takes more than linear time. */
const MAX_LENGTH = 128;
const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * Reads a decimal string such as `-12.50`.
 *
 * @throws RangeError when the text is no plain decimal: exponents, signs other than one leading `-`, groups and
 * non-ASCII digits are no part of an amount that went through `parseAmount`.
 */
export function readDecimal(text: string): Decimal {
  const match = text.length > MAX_LENGTH ? null : DECIMAL.exec(text);
  if (!match) throw new RangeError('Not a decimal string. Pass what a person typed through parseAmount first.');
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, scale: fraction.length };
}

/** Writes the shortest decimal string: no trailing zeros, no `-0`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const text = writeFixed({ units, scale });
  const [whole = '', fraction = ''] = text.split('.');
  const places = dropTrailingZeros(fraction);
  return places === '' ? whole : `${whole}.${places}`;
}

/** Writes a decimal string with exactly `scale` places. */
export function writeFixed({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return units < 0n ? `-${text}` : text;
}

/** Drops zeros at the end of decimal places, but keeps the first `keep` places. */
export function dropTrailingZeros(places: string, keep = 0): string {
  let end = places.length;
  while (end > keep && places[end - 1] === '0') end -= 1;
  return places.slice(0, end);
}

/** The same number at a larger scale. */
export function widen({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale);
}

/** @throws RangeError unless `decimals` is a whole number from 0 to {@link MAX_DECIMALS}. */
export function assertDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`decimals must be a whole number from 0 to ${MAX_DECIMALS}.`);
  }
}
