import { findNetwork, type Network } from '@ezwallet/validators';

/** The chain behind each name of a network: some have two, one for the chain's own coin and one for its tokens. */
const CHAINS: Readonly<Record<Network, string>> = {
  ERC20: 'Ethereum',
  ETH: 'Ethereum',
  BEP20: 'BNB Smart Chain',
  BEP2: 'BNB Beacon Chain',
  BNB: 'BNB Beacon Chain',
  BTC: 'Bitcoin',
  TRC20: 'Tron',
};

/**
 * The one of the networks offered that a name means: itself in any spelling, or else its chain under the chain's other
 * name. Undefined where it is not offered; another network is never put in its place.
 *
 * @param offered names of networks as the server spells them
 * @example findOffered('ETH', ['TRC20', 'ERC20']) // 'ERC20'
 */
export function findOffered(named: string, offered: readonly string[]): string | undefined {
  const network = findNetwork(named);
  return (
    offered.find((name) => name === named) ??
    (network &&
      (offered.find((name) => findNetwork(name) === network) ??
        offered.find((name) => chainOf(findNetwork(name)) === CHAINS[network])))
  );
}

const chainOf = (network: Network | undefined): string | undefined => network && CHAINS[network];
