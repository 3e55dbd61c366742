/**
 * Base58Check of Bitcoin and TRON: a version byte, a 20-byte hash, and the first four bytes of the double SHA-256 (FIPS
 * 180-4) of both.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { decodeBase58 } from './decodeBase58.ts';

const PAYLOAD = 21;
const CHECKSUM = 4;
/** Creating a hasher takes longer than hashing 21 bytes, so each call resets one hasher. */
const START = /* @__PURE__ */ sha256.create();
const HASHER = /* @__PURE__ */ sha256.create();
const HASH = /* @__PURE__ */ new Uint8Array(32);

/** Whether the text is a Base58Check address with one of the versions. */
export function isBase58Check(text: string, versions: readonly number[]): boolean {
  const bytes = decodeBase58(text, PAYLOAD + CHECKSUM);
  if (!bytes || !versions.includes(bytes[0] ?? -1)) return false;
  START._cloneInto(HASHER).update(bytes.slice(0, PAYLOAD)).digestInto(HASH);
  START._cloneInto(HASHER).update(HASH).digestInto(HASH);
  for (let index = 0; index < CHECKSUM; index += 1) if (HASH[index] !== bytes[PAYLOAD + index]) return false;
  return true;
}
