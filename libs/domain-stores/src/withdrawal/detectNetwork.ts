import { checkAddress, findNetwork } from '@ezwallet/validators';

/**
 * The one offered network that an address belongs to; undefined while that is not certain, as for networks whose addresses
 * share one form.
 *
 * @param offered names of networks as the server spells them
 * @example detectNetwork('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['TRC20', 'ERC20']) // 'ERC20'
 */
export function detectNetwork(address: string, offered: readonly string[]): string | undefined {
  const fitting = offered.filter((name) => {
    const network = findNetwork(name);
    return network !== undefined && checkAddress(network, address).ok;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
