import { rescale } from '../ledger/index.ts';
import type { Chain } from './Chain.ts';

/**
 * Raw units of a chain as minor units of the ledger, rounded down: what is below the ledger's scale stays in the raw
 * amount.
 * @param scale decimal places of the asset in the ledger
 * @throws RangeError for a currency that the chain does not carry
 */
export function toMinor({ coins, protocol }: Chain, currency: string, raw: bigint, scale: number): bigint {
  const coin = coins.get(currency);
  if (!coin) throw new RangeError(`${currency} is not carried on ${protocol}.`);
  return rescale(raw, coin.decimals, scale);
}

/**
 * Minor units of the ledger as raw units of a chain. Undefined for a currency that the chain does not carry, and for an
 * amount that the chain's places cannot express.
 * @param scale decimal places of the asset in the ledger
 */
export function toRaw(chain: Chain, currency: string, minor: bigint, scale: number): bigint | undefined {
  const coin = chain.coins.get(currency);
  if (!coin) return undefined;
  const raw = rescale(minor, scale, coin.decimals);
  return rescale(raw, coin.decimals, scale) === minor ? raw : undefined;
}
