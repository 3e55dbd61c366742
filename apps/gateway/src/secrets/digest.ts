import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A value that only its holder knows: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** How tokens are stored. They are long and random, so a plain hash cannot be searched. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** How short values are stored: without the pepper, a million codes are hashed in a second. */
export function pepperedHash(pepper: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', pepper)
    .update(parts.map((part) => `${part.length}:${part}`).join(''))
    .digest();
}

/** Compares digests of equal length without telling by time where they differ. */
export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
