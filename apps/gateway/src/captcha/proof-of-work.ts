import { createHash } from 'node:crypto';

/** Whether SHA-256 of `salt:nonce` begins with so many zero bits. */
export function isProofValid(salt: string, nonce: string, bits: number): boolean {
  const digest = createHash('sha256').update(`${salt}:${nonce}`).digest();
  return leadingZeroBits(digest) >= bits;
}

/** Zero bits before the first one. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0);
  return at === -1 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24;
}
