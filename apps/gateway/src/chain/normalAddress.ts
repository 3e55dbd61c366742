import { checkAddress, type Network, toEip55 } from '@ezwallet/validators';

/** Networks whose addresses are the Ethereum virtual machine's: one spelling in lower case, one with a checksum. */
const EVM: ReadonlySet<Network> = new Set(['ERC20', 'BEP20', 'ETH']);

/** The one spelling in which an address is stored and compared; what is no address stays as it is. */
export function normalAddress(network: Network, address: string): string {
  const checked = checkAddress(network, address);
  if (!checked.ok) return address;
  return EVM.has(network) ? toEip55(checked.value.address) : checked.value.address;
}
