/**
 * Bech32 (BIP-173) and Bech32m (BIP-350): a prefix, `1`, and five-bit characters, of which the last six are a checksum.
 */
import { decodingTable } from './decodingTable.ts';

export interface Bech32 {
  /** The human-readable part, in lower case. */
  readonly prefix: string;
  /** Five-bit values without the checksum. */
  readonly data: Uint8Array;
  readonly encoding: 'bech32' | 'bech32m';
}

/** BIP-173, section "Bech32". */
const CHARACTERS = /* @__PURE__ */ decodingTable('qpzry9x8gf2tvdw0s3jn54khce6mua7l');
const MAX_LENGTH = 90;
const CHECKSUM = 6;
const BECH32 = 1;
/** BIP-350, section "Bech32m". */
const BECH32M = 0x2bc830a3;
/** The contribution of the five bits that leave the register: the generator's coefficients of the set bits. */
const REMAINDERS = /* @__PURE__ */ Int32Array.from({ length: 32 }, (_, bits) =>
  [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].reduce(
    (remainder, coefficient, bit) => ((bits >> bit) & 1 ? remainder ^ coefficient : remainder),
    0,
  ),
);
const PRINTABLE = /^[!-~]+$/;

/** @returns `undefined` when the text is neither Bech32 nor Bech32m. */
export function decodeBech32(text: string): Bech32 | undefined {
  const separator = text.lastIndexOf('1');
  const end = text.length - CHECKSUM;
  if (separator < 1 || end <= separator || text.length > MAX_LENGTH) return undefined;
  const lower = text.toLowerCase();
  // Mixed case: decoders "MUST NOT accept" it.
  if (text !== lower && text !== text.toUpperCase()) return undefined;

  // Most texts that reach this line are mistyped. So nothing is stored, and nothing else is looked at, before the checksum
  // holds.
  let checksum = 1;
  for (let at = 0; at < separator; at += 1) checksum = polymod(checksum, lower.charCodeAt(at) >> 5);
  checksum = polymod(checksum, 0);
  for (let at = 0; at < separator; at += 1) checksum = polymod(checksum, lower.charCodeAt(at) & 31);
  for (let at = separator + 1; at < text.length; at += 1) {
    const value = CHARACTERS[lower.charCodeAt(at)]!;
    if (value < 0) return undefined;
    checksum = polymod(checksum, value);
  }
  if ((checksum !== BECH32 && checksum !== BECH32M) || !PRINTABLE.test(text)) return undefined;
  const data = new Uint8Array(end - separator - 1);
  for (let at = 0; at < data.length; at += 1) data[at] = CHARACTERS[lower.charCodeAt(separator + 1 + at)]!;
  return { prefix: lower.slice(0, separator), data, encoding: checksum === BECH32 ? 'bech32' : 'bech32m' };
}

/** BIP-173, section "Checksum": one step of the division by the BCH code's generator. */
function polymod(checksum: number, value: number): number {
  return ((checksum & 0x1ffffff) << 5) ^ value ^ (REMAINDERS[checksum >>> 25] ?? 0);
}
