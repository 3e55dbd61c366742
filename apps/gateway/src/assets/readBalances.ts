import type { BalanceEntry } from '@ezwallet/api-client/contract';
import { formatMoney, type Ledger } from '../ledger/index.ts';
import { ASSETS } from './catalogue.ts';

/** What a member holds of each asset, as the wire shows it; a holding that a hold keeps is part of `balance`. */
export async function readBalances(ledger: Ledger, memberId: bigint): Promise<BalanceEntry[]> {
  const [assets, balances] = await Promise.all([ledger.assets(), ledger.balances(memberId)]);
  const scales = new Map(assets.map(({ id, scale }) => [id, scale]));
  return balances
    .filter(({ asset }) => ASSETS.has(asset))
    .map(({ asset, balance, held }) => {
      const scale = scales.get(asset) ?? 0;
      return { currency: asset, balance: formatMoney(balance, scale), frozen: formatMoney(held, scale) };
    });
}
