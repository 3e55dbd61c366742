import { checkAddress, type Network, rescaleMinorUnits, toEip55 } from '@ezwallet/validators';
import type { Chain } from './Chain.ts';

/** Networks whose addresses are the Ethereum virtual machine's: one spelling in lower case, one with a checksum. */
const EVM: ReadonlySet<Network> = new Set(['ERC20', 'BEP20', 'ETH']);

/** The one spelling in which an address is stored and compared; what is no address stays as it is. */
export function normalAddress(network: Network, address: string): string {
  const checked = checkAddress(network, address);
  if (!checked.ok) return address;
  return EVM.has(network) ? toEip55(checked.value.address) : checked.value.address;
}

/**
 * Raw units of a chain as minor units of the ledger, rounded down: what is below the ledger's scale stays in the raw
 * amount.
 * @param scale decimal places of the asset in the ledger
 * @throws RangeError for a currency that the chain does not carry
 */
export function toMinor({ coins, protocol }: Chain, currency: string, raw: bigint, scale: number): bigint {
  const coin = coins.get(currency);
  if (!coin) throw new RangeError(`${currency} is not carried on ${protocol}.`);
  return rescaleMinorUnits(raw, coin.decimals, scale);
}

/**
 * Minor units of the ledger as raw units of a chain. Undefined for a currency that the chain does not carry, and for an
 * amount that the chain's places cannot express.
 * @param scale decimal places of the asset in the ledger
 */
export function toRaw(chain: Chain, currency: string, minor: bigint, scale: number): bigint | undefined {
  const coin = chain.coins.get(currency);
  if (!coin) return undefined;
  const raw = rescaleMinorUnits(minor, scale, coin.decimals);
  return rescaleMinorUnits(raw, coin.decimals, scale) === minor ? raw : undefined;
}
