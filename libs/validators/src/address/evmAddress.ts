import type { AddressRule } from './AddressRule.ts';
import { hasEip55Case } from './eip55.ts';

const FORMAT = /^0x[0-9a-fA-F]{40}$/;
const LOWER_CASE = /[a-f]/;
const UPPER_CASE = /[A-F]/;

/**
 * Addresses of Ethereum and compatible chains (ERC20, BEP20, ETH): `0x` and 40 hex digits. Only mixed case contains a
 * checksum, ERC-55; addresses in a single case are also valid (section "Adoption").
 */
export const evmAddress: AddressRule = {
  format: (text) => FORMAT.test(text),
  checksum: (text) => FORMAT.test(text) && (!isMixedCase(text) || hasEip55Case(text)),
  shape: FORMAT,
};

function isMixedCase(address: string): boolean {
  return LOWER_CASE.test(address) && UPPER_CASE.test(address);
}
