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
const FIRST_PRINTABLE = 33;
const LAST_PRINTABLE = 126;

/** @returns `undefined` when the text is neither Bech32 nor Bech32m. */
export function decodeBech32(text: string): Bech32 | undefined {
  const separator = text.lastIndexOf('1');
  if (separator < 1 || text.length - separator - 1 < CHECKSUM || text.length > MAX_LENGTH) return undefined;
  const codes = foldCase(text);
  if (!codes) return undefined;

  let checksum = 1;
  for (let at = 0; at < separator; at += 1) checksum = polymod(checksum, (codes[at] ?? 0) >> 5);
  checksum = polymod(checksum, 0);
  for (let at = 0; at < separator; at += 1) checksum = polymod(checksum, (codes[at] ?? 0) & 31);
  for (let at = separator + 1; at < codes.length; at += 1) {
    const value = CHARACTERS[codes[at] ?? 0] ?? -1;
    if (value < 0) return undefined;
    codes[at] = value;
    checksum = polymod(checksum, value);
  }
  if (checksum !== BECH32 && checksum !== BECH32M) return undefined;
  return {
    prefix: text.slice(0, separator).toLowerCase(),
    data: codes.slice(separator + 1, codes.length - CHECKSUM),
    encoding: checksum === BECH32 ? 'bech32' : 'bech32m',
  };
}

/** Character codes in lower case; `undefined` for mixed case ("MUST NOT accept") or unprintable characters. */
function foldCase(text: string): Uint8Array | undefined {
  const codes = new Uint8Array(text.length);
  let [hasLower, hasUpper] = [false, false];
  for (let at = 0; at < codes.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < FIRST_PRINTABLE || code > LAST_PRINTABLE) return undefined;
    const isUpper = code >= 0x41 && code <= 0x5a;
    hasUpper ||= isUpper;
    hasLower ||= code >= 0x61 && code <= 0x7a;
    codes[at] = isUpper ? code | 0x20 : code;
  }
  return hasLower && hasUpper ? undefined : codes;
}

/** BIP-173, section "Checksum": one step of the division by the BCH code's generator. */
function polymod(checksum: number, value: number): number {
  return ((checksum & 0x1ffffff) << 5) ^ value ^ (REMAINDERS[checksum >>> 25] ?? 0);
}
