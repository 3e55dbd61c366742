/**
 * Base58, draft-msporny-base58-03: a number in base 58, with leading zero bytes written as `1`.
 * The number is an array of 24-bit limbs and takes four digits at a time: 58^4 times a limb stays below 2^48, which a
 * double represents exactly, so it needs neither bigints nor a division per byte.
 */
import { decodingTable } from './decodingTable.ts';

/** Section 2. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const DIGITS = /* @__PURE__ */ decodingTable(ALPHABET);
const BASE = 58;
const DIGITS_AT_ONCE = 4;
const LIMB = 2 ** 24;
const LIMB_BYTES = 3;
/** One byte needs log 256 / log 58 = 1.366 digits. */
const DIGITS_PER_BYTE = 1.4;

/** The longest number that anybody asks for. Reused, because an array for each text costs as much as the arithmetic. */
const LIMBS = /* @__PURE__ */ new Int32Array(16);

/**
 * Decodes base58 text that must contain exactly `length` bytes, 48 at most.
 *
 * @returns the bytes; `undefined` when a character is not a base58 digit or the length differs.
 */
export function decodeBase58(text: string, length: number): Uint8Array | undefined {
  if (text.length > Math.ceil(length * DIGITS_PER_BYTE)) return undefined;
  /** Limbs that the number needs so far; the lowest is the first. */
  let used = 0;
  for (let at = 0; at < text.length;) {
    const end = Math.min(at + DIGITS_AT_ONCE, text.length);
    let carry = 0;
    let scale = 1;
    for (; at < end; at += 1) {
      const digit = DIGITS[text.charCodeAt(at)] ?? -1;
      if (digit < 0) return undefined;
      carry = carry * BASE + digit;
      scale *= BASE;
    }
    for (let index = 0; index < used; index += 1) {
      const sum = LIMBS[index]! * scale + carry;
      carry = (sum / LIMB) | 0;
      LIMBS[index] = sum - carry * LIMB;
    }
    if (carry > 0) LIMBS[used++] = carry;
  }
  return toBytes(used, length, leadingOnes(text));
}

/** The number in `LIMBS` as big-endian bytes, with exactly `zeros` zeros before the first other byte. */
function toBytes(used: number, length: number, zeros: number): Uint8Array | undefined {
  const excess = used * LIMB_BYTES - length;
  const last = LIMBS[used - 1] ?? 0;
  if (excess >= LIMB_BYTES || (excess > 0 && last >>> ((LIMB_BYTES - excess) * 8) !== 0)) return undefined;
  const bytes = new Uint8Array(length);
  for (let index = 0, at = length - 1; index < used; index += 1) {
    let limb = LIMBS[index]!;
    for (let byte = 0; byte < LIMB_BYTES && at >= 0; byte += 1, at -= 1, limb >>>= 8) bytes[at] = limb;
  }
  let significant = 0;
  while (significant < length && bytes[significant] === 0) significant += 1;
  return significant === zeros ? bytes : undefined;
}

/** Section 4, step 5: each leading `1` is one zero byte. */
function leadingOnes(text: string): number {
  let ones = 0;
  while (text.charAt(ones) === '1') ones += 1;
  return ones;
}
