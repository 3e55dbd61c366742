import { ALPHABET } from '../../libs/validators/src/common-passwords/decodeGaps.ts';

/** Writes rising numbers as Golomb-Rice codes of their gaps, six bits in a character: the opposite of `decodeGaps`. */
export function encodeGaps(numbers: readonly number[], riceBits: number): string {
  let bits = '';
  let last = 0;
  for (const number of numbers) {
    const gap = number - last;
    last = number;
    bits += `${'1'.repeat(Math.floor(gap / 2 ** riceBits))}0${(gap % 2 ** riceBits).toString(2).padStart(riceBits, '0')}`;
  }
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets.map((sextet) => ALPHABET[Number.parseInt(sextet.padEnd(6, '0'), 2)]).join('');
}
