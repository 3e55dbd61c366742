import type { AddressRule } from './AddressRule.ts';
import { isBase58Check } from './isBase58Check.ts';

const LENGTH = 34;
/** TRON developer documentation, "Account": main-network addresses begin with 0x41, and so with `T`. */
const VERSIONS = [0x41] as const;

const isTronAddress = (text: string): boolean =>
  text.length === LENGTH && text.charAt(0) === 'T' && isBase58Check(text, VERSIONS);

/** Addresses of TRON (TRC20): Base58Check in 34 characters. The product's own rule has the checksum in it. */
export const tronAddress: AddressRule = {
  format: isTronAddress,
  checksum: isTronAddress,
  shape: /^T[0-9A-Za-z]{33}$/,
};
