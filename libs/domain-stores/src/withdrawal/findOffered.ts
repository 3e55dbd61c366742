import { findNetwork } from '@ezwallet/validators';
import { networkName } from './networkName.ts';

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
        // A chain goes by two names: one for its own coin and one for its tokens.
        offered.find((name) => networkName(name) === networkName(network))))
  );
}
