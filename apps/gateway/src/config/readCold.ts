import { addressRules, type Network } from '@ezwallet/validators';
import type { Environment } from './environment.ts';

/** Networks on which the house can have a cold wallet. */
const NETWORKS = ['TRC20', 'ERC20', 'BEP20'] as const satisfies readonly Network[];

/** Reads the addresses of the cold wallets. @returns those that are set; every fault */
export function readCold(env: Pick<Environment, `${(typeof NETWORKS)[number]}_COLD_ADDRESS`>): {
  readonly coldAddresses: ReadonlyMap<Network, string>;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const coldAddresses = new Map<Network, string>();
  for (const network of NETWORKS) {
    const text = env[`${network}_COLD_ADDRESS`];
    if (text === undefined) continue;
    // An address in one case has no checksum, and a typing error in it would pay somebody else.
    if (!addressRules[network].checksum(text) || text === text.toLowerCase())
      faults.push(`${network}_COLD_ADDRESS must be an address of ${network} with a valid checksum, not ${text}`);
    else coldAddresses.set(network, text);
  }
  return { coldAddresses, faults };
}
