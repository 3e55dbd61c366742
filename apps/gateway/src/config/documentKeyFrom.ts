import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Derives a document key from the master key, for a sandbox that has none of its own. */
export function documentKeyFrom(masterKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'document key', KEY_BYTES));
}
