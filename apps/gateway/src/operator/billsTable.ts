import type { BillTotals } from '../audit/billTotals.ts';
import { formatMoney } from '../ledger/index.ts';
import { table } from './Command.ts';

/** Bills of each asset, and what is set aside for them, as columns. */
export function billsTable(totals: readonly BillTotals[]): string {
  const rows = totals.map(({ asset, scale, bills, hidden, inProgress, waiting, heldForBills, heldOtherwise }) => [
    asset,
    String(bills),
    String(hidden),
    String(inProgress),
    formatMoney(waiting, scale),
    formatMoney(heldForBills, scale),
    formatMoney(heldOtherwise, scale),
  ]);
  const head = ['asset', 'bills', 'hidden', 'in progress', 'waiting to go', 'set aside for it', 'otherwise'];
  return table([head, ...rows]);
}
