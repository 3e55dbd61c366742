import type { AddressRule } from './AddressRule.ts';
import { decodeBech32 } from './decodeBech32.ts';

const FORMAT = /^bnb[0-9a-fA-F]{40}$/;
/** The 160 bits of RIPEMD-160 of SHA-256 of a key, and the six characters of the checksum. */
const SHAPE = /^(?:bnb|BNB)1[0-9A-Za-z]{38}$/;

/**
 * Addresses of the BNB Beacon Chain (BEP2, BNB), chain documentation, "Address": Bech32 of 20 bytes with the prefix
 * `bnb`. The product's literal rule, `bnb` and 40 hex digits, matches no existing address.
 */
export const bnbAddress: AddressRule = {
  format: (text) => FORMAT.test(text),
  checksum: (text) => SHAPE.test(text) && decodeBech32(text)?.encoding === 'bech32',
  shape: SHAPE,
  normal: (address) => (address.startsWith('BNB1') ? address.toLowerCase() : address),
};
