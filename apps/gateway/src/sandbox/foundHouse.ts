import { toMinorUnits } from '@ezwallet/validators';
import type { Services } from '../app/Services.ts';
import { toRaw } from '../chain/units.ts';
import { homeOf } from './homeOf.ts';

/** What the house brings in of its own, on each network: bonuses and withdrawals over any of them are paid from it. */
const CAPITAL: Readonly<Record<string, string>> = { USDT: '100000', USDC: '20000' };

/**
 * Fills the house's wallets at the first start: with its capital, and with what it owes by then in a sandbox that is
 * older than its networks.
 */
export async function foundHouse({ ledger, simulators }: Services): Promise<void> {
  const liabilities = await ledger.liabilities();
  for (const { id, scale } of await ledger.assets()) {
    const home = homeOf(simulators, id);
    const capital = toMinorUnits(CAPITAL[id] ?? '0', scale);
    for (const chain of simulators) {
      const raw = toRaw(chain, id, capital + (chain === home ? (liabilities.get(id) ?? 0n) : 0n), scale);
      if (raw !== undefined) await chain.endowOnce(id, raw);
    }
  }
}
