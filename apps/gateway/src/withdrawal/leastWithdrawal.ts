import { ASSETS } from '../assets/catalogue.ts';
import { parseMoney } from '../ledger/index.ts';

/**
 * The least that may reach an address, in minor units of the coin: nobody should pay more for the way than what takes
 * it, and nothing below the coin's least transfer moves at all.
 * @param fee what the way costs, in minor units, whether a voucher pays for it or not
 */
export function leastWithdrawal({ currency, scale }: { readonly currency: string; readonly scale: number }, fee: bigint): bigint {
  const least = parseMoney(ASSETS.get(currency)?.minTransfer ?? '0', scale) ?? 1n;
  return fee > least ? fee : least;
}
