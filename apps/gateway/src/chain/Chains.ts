import { findNetwork, type Network } from '@ezwallet/validators';
import type { Chain } from './Chain.ts';

/** The networks that this gateway is connected to. */
export interface Chains {
  /** The network of a name in any case; undefined when the gateway is not connected to it. */
  get(protocol: string): Chain | undefined;
  list(): readonly Chain[];
}

/** Puts chains together, one for each network. */
export function createChains(chains: readonly Chain[]): Chains {
  const byName: ReadonlyMap<Network, Chain> = new Map(chains.map((chain) => [chain.protocol, chain]));
  return {
    get(protocol) {
      const network = findNetwork(protocol);
      return network && byName.get(network);
    },
    list: () => [...byName.values()],
  };
}
