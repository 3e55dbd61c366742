/** Segregated witness addresses: BIP-173 for version 0, BIP-350 for later versions, lengths from BIP-141. */
import { byteLength } from './byteLength.ts';
import { decodeBech32 } from './decodeBech32.ts';

const MAX_VERSION = 16;
/** BIP-141, section "Witness program". */
const PROGRAM = { min: 2, max: 40 } as const;
/** BIP-141: a key hash or a script hash; version 0 allows no other. */
const VERSION_0_PROGRAMS: readonly number[] = [20, 32];

/** Whether the text is a witness address of the chain with this prefix, e.g. `bc`. */
export function isSegwit(text: string, prefix: string): boolean {
  const decoded = decodeBech32(text);
  if (decoded?.prefix !== prefix) return false;
  const version = decoded.data[0] ?? MAX_VERSION + 1;
  const length = byteLength(decoded.data.slice(1));
  if (version === 0) return decoded.encoding === 'bech32' && VERSION_0_PROGRAMS.includes(length);
  return version <= MAX_VERSION && decoded.encoding === 'bech32m' && length >= PROGRAM.min && length <= PROGRAM.max;
}
