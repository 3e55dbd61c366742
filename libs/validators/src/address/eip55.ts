import { assertType } from '../checked/assertType.ts';
/** ERC-55, mixed-case checksum: a hex letter is upper case when its digit of the address's hash is 8 or more. */
import { keccakP } from '@noble/hashes/sha3.js';

const PREFIX = '0x'.length;
const DIGITS = 40;
/** Bytes of the state (1600 bits) and of the block (1088 bits) that Keccak-256 absorbs at a time. */
const STATE_WORDS = 50;
const BLOCK_WORDS = 34;

/**
 * Keccak-256 of the 40 hex digits, in lower case and as ASCII. With the padding, a set bit at each end, they fill one
 * block, so that the sponge is a single permutation (The Keccak reference 3.0, section 1.1).
 *
 * @returns the state, 32-bit words with the lowest byte first.
 */
function hashOf(address: string): Uint32Array {
  const state = new Uint32Array(STATE_WORDS);
  for (let index = 0; index < DIGITS; index += 1) {
    // Bit 5 distinguishes `a` from `A`; digits have it anyway.
    const code = address.charCodeAt(PREFIX + index) | 0x20;
    state[index >> 2] = (state[index >> 2] ?? 0) | (code << ((index & 3) * 8));
  }
  state[DIGITS / 4] = 0x01;
  state[BLOCK_WORDS - 1] = 0x80000000;
  keccakP(state);
  return state;
}

/** Whether the hash requires a capital letter at this digit. */
function wantsCapital(hash: Uint32Array, index: number): boolean {
  // The higher half of a byte is the first of its two digits; 8 is its highest bit.
  return (((hash[index >> 3] ?? 0) >> (((index >> 1) & 3) * 8 + (index % 2 === 0 ? 7 : 3))) & 1) === 1;
}

/**
 * Whether the letters of an address have the case that its hash requires.
 *
 * @param address `0x` and 40 hex digits.
 */
export function hasEip55Case(address: string): boolean {
  const hash = hashOf(address);
  for (let index = 0; index < DIGITS; index += 1) {
    const code = address.charCodeAt(PREFIX + index);
    const isLetter = code > 0x40;
    if (isLetter && code < 0x60 !== wantsCapital(hash, index)) return false;
  }
  return true;
}

/**
 * Writes an address with its checksum.
 *
 * @param address `0x` and 40 hex digits in any case.
 * @throws RangeError when it is not.
 * @example toEip55('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed') // '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
 */
export function toEip55(address: string): string {
  assertType('string', address, 'address');
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    throw new RangeError('Not 0x and 40 hex digits. Check the address with checkAddress first.');
  const hash = hashOf(address);
  let text = '0x';
  for (let index = 0; index < DIGITS; index += 1) {
    const digit = address.charAt(PREFIX + index);
    text += wantsCapital(hash, index) ? digit.toUpperCase() : digit.toLowerCase();
  }
  return text;
}
