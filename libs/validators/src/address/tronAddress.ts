import type { AddressRule } from './AddressRule.ts';
import { isBase58Check } from './isBase58Check.ts';

const LENGTH = 34;
/** TRON developer documentation, "Account": main-network addresses start with 0x41, and therefore with `T`. */
const VERSIONS = [0x41] as const;

const isTronAddress = (text: string): boolean =>
  text.length === LENGTH && text.charAt(0) === 'T' && isBase58Check(text, VERSIONS);

/** Addresses of TRON (TRC20): Base58Check with 34 characters. The product's own rule includes the checksum. */
export const tronAddress: AddressRule = {
  format: isTronAddress,
  checksum: isTronAddress,
  shape: /^T[0-9A-Za-z]{33}$/,
};
