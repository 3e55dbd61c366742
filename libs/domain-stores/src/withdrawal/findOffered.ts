import { findNetwork } from '@ezwallet/validators';
import { networkName } from './networkName.ts';

/**
 * The offered network that a name means: the network itself in any spelling, or else its chain under the chain's other
 * name. Undefined where it is not offered; another network never takes its place.
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
        // A chain has two names: one for its own coin and one for its tokens.
        offered.find((name) => networkName(name) === networkName(network))))
  );
}
