import { hkdfSync } from 'node:crypto';

const SEED_BYTES = 32;

/** A seed where none is given: the same in every process, and for ever. */
export function chainSeedFrom(masterKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'chain seed', SEED_BYTES));
}
