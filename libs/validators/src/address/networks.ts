import { assertType } from '../checked/assertType.ts';
/** The networks of addresses, with the product's names. */
export const NETWORKS = ['ERC20', 'BEP20', 'ETH', 'BEP2', 'BNB', 'BTC', 'TRC20'] as const;

/** A network of addresses, in the product's spelling. */
export type Network = (typeof NETWORKS)[number];

/**
 * Finds the network with a given protocol name.
 *
 * @param protocol e.g. `trc20` or `Bitcoin`, in any case.
 */
export function findNetwork(protocol: string): Network | undefined {
  assertType('string', protocol, 'protocol');
  const name = protocol.toUpperCase();
  // The one name that differs from ours in more than case.
  const ours = name === 'BITCOIN' ? 'BTC' : name;
  return NETWORKS.find((network) => network === ours);
}
