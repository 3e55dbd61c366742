/**
 * EME-PKCS1-v1_5 decoding (RFC 8017, section 7.2.2, step 3) with implicit rejection: a bad block yields the caller's
 * pseudo-random bytes instead of an error, so an attacker who sends blocks learns nothing from the answer
 * (Bleichenbacher 1998, Marvin 2023). The code visits every byte whatever it contains; masks of -1 or 0 replace
 * branches.
 */

/** Minimum number of octets before the message: 00 02, eight of padding, 00. */
const OVERHEAD = 11;

/** -1 when x is zero, else 0; x in 0 .. 2^31-1. */
const isZero = (x: number): number => (x - 1) >> 31;
/** -1 when a < b, else 0; both in 0 .. 2^31-1. */
const isLess = (a: number, b: number): number => (a - b) >> 31;
/** a where mask is -1, b where it is 0. */
const select = (mask: number, a: number, b: number): number => (a & mask) | (b & ~mask);

/**
 * Returns the message of a decrypted RSA block, or a pseudo-random one from `noise` if the block is malformed.
 *
 * @param block the raw block, as long as the modulus
 * @param noise unpredictable bytes that are always the same for the same ciphertext, at least two more than `block`:
 *   HMAC(server secret, ciphertext), stretched
 * @throws {RangeError} for lengths that no valid block has; lengths are public
 * @example
 * const message = pkcs1Unpad(rsa.decryptRaw(block), rsa.noiseFor(block)); // with a `ServerRsa`
 */
export function pkcs1Unpad(block: Uint8Array, noise: Uint8Array): Uint8Array {
  const size = block.length;
  if (size < OVERHEAD) throw new RangeError('An RSA block has at least 11 bytes. Pass the whole decrypted block.');
  if (noise.length < size + 2)
    throw new RangeError('noise is too short. Pass at least two bytes more than the block has.');
  const at = (bytes: Uint8Array, index: number): number => bytes[index] as number;

  let isGood = isZero(at(block, 0)) & isZero(at(block, 1) ^ 2);
  let separator = 0;
  let isSearching = -1;
  for (let i = 2; i < size; i++) {
    const isSeparator = isSearching & isZero(at(block, i));
    separator = select(isSeparator, i, separator);
    isSearching &= ~isSeparator;
  }
  // Without a separator this is 0, so one comparison covers both that case and padding that is too short.
  isGood &= ~isLess(separator, OVERHEAD - 1);

  const noiseLength = ((at(noise, size) << 8) | at(noise, size + 1)) % (size - OVERHEAD + 1);
  const start = select(isGood, separator + 1, size - noiseLength);
  const chosen = new Uint8Array(size);
  for (let i = 0; i < size; i++) chosen[i] = select(isGood, at(block, i), at(noise, i));
  return chosen.slice(start);
}
