import { hkdfSync } from 'node:crypto';

const SEED_BYTES = 32;

/** Derives a chain seed from the master key, so that every process has the same one at every start. */
export function chainSeedFrom(masterKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'chain seed', SEED_BYTES));
}
