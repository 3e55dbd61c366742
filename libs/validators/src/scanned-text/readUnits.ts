import { dropTrailingZeros } from '../amount/decimal.ts';

/** ERC-681 "Syntax", `number`, without signs: `1e6`, `2.014e18`. 78 digits hold any 256-bit integer. */
const NUMBER = /^([0-9]{1,78})(?:\.([0-9]{1,78}))?(?:[eE]([0-9]{1,2}))?$/;
const MAX_DIGITS = 78;

/**
 * Reads a number of smallest units.
 *
 * @returns the integer in decimal digits; `undefined` when it is not one.
 */
export function readUnits(text: string): string | undefined {
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const places = dropTrailingZeros(fraction);
  const shift = Number(exponent);
  if (places.length > shift) return undefined;
  const digits = (whole + places.padEnd(shift, '0')).replace(/^0+(?=[0-9])/, '');
  return digits.length > MAX_DIGITS ? undefined : digits;
}
