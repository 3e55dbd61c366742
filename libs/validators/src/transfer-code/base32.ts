/** Base32 without padding, RFC 4648 section 6, for ASCII text. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const DIGIT_BITS = 5;
const BYTE_BITS = 8;

export function toBase32(text: string): string {
  let digits = '';
  let [bits, count] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    bits = (bits << BYTE_BITS) | text.charCodeAt(at);
    for (count += BYTE_BITS; count >= DIGIT_BITS; count -= DIGIT_BITS) {
      digits += ALPHABET.charAt((bits >> (count - DIGIT_BITS)) & 31);
    }
    bits &= (1 << count) - 1;
  }
  return count > 0 ? digits + ALPHABET.charAt((bits << (DIGIT_BITS - count)) & 31) : digits;
}

/** @returns `undefined` when the digits are not exactly what {@link toBase32} writes for ASCII text. */
export function fromBase32(digits: string): string | undefined {
  let text = '';
  let [bits, count] = [0, 0];
  for (let at = 0; at < digits.length; at += 1) {
    const digit = ALPHABET.indexOf(digits.charAt(at));
    if (digit < 0) return undefined;
    bits = (bits << DIGIT_BITS) | digit;
    count += DIGIT_BITS;
    if (count < BYTE_BITS) continue;
    count -= BYTE_BITS;
    const code = bits >> count;
    if (code > 0x7e || code < 0x20) return undefined;
    text += String.fromCharCode(code);
    bits &= (1 << count) - 1;
  }
  // Section 3.5: remaining bits are zero, and too few for another digit.
  return bits === 0 && count < DIGIT_BITS ? text : undefined;
}
