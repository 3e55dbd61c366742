import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../config/index.ts';

const TOKEN_BYTES = 32;

/** Makes a secret for its holder: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Hashes a token for the database. Tokens are long and random, so nobody can search a plain hash. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Hashes a short value for the database. Without the pepper, anybody could hash all million codes in a second. */
export function pepperedHash(pepper: Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', pepper)
    .update(parts.map((part) => `${part.length}:${part}`).join(''))
    .digest();
}

/** The peppers of a house: the present one, and those before it. */
export type Peppers = Pick<Secrets, 'pepper' | 'earlierPeppers'>;

/** All peppers, the newest first. */
export const allPeppers = ({ pepper, earlierPeppers = [] }: Peppers): readonly [Buffer, ...Buffer[]] => [
  pepper,
  ...earlierPeppers,
];

/** A value under each pepper, for what was hashed before the present one and cannot be hashed again. The newest is first. */
export function pepperedHashes(peppers: Peppers, ...parts: readonly string[]): readonly [Buffer, ...Buffer[]] {
  const [present, ...earlier] = allPeppers(peppers);
  return [pepperedHash(present, ...parts), ...earlier.map((pepper) => pepperedHash(pepper, ...parts))];
}

/** Compares digests of equal length in constant time. */
export function isSameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
