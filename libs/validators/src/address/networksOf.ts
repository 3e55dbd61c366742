import { assertType } from '../checked/assertType.ts';
import { addressRules } from './addressRules.ts';
import { NETWORKS, type Network } from './networks.ts';

/**
 * Lists the networks that an address can belong to; empty when it is not an address. Several networks share one form,
 * so only the person can say which one is meant.
 *
 * @example networksOf('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed') // ['ERC20', 'BEP20', 'ETH']
 */
export function networksOf(address: string): readonly Network[] {
  assertType('string', address, 'address');
  return NETWORKS.filter((network) => {
    const { format, checksum } = addressRules[network];
    return format(address) || checksum(address);
  });
}
