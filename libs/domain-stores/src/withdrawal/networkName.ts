import { findNetwork, type Network } from '@ezwallet/validators';

/** The names of the networks; the same in every language. */
const names: { readonly [N in Network]: string } = {
  ERC20: 'Ethereum',
  ETH: 'Ethereum',
  BEP20: 'BNB Smart Chain',
  BEP2: 'BNB Beacon Chain',
  BNB: 'BNB Beacon Chain',
  BTC: 'Bitcoin',
  TRC20: 'Tron',
};

/** The name under which other wallets and exchanges list a network; undefined for one that we do not know. */
export function networkName(protocol: string): string | undefined {
  const network = findNetwork(protocol);
  return network && names[network];
}
