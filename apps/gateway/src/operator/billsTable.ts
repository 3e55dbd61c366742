import { fromMinorUnits } from '@ezwallet/validators';
import type { BillTotals } from '../house/audit/billTotals.ts';
import { table } from './Command.ts';

/** Bills of each asset, and the money held for them, as columns. Leaves out totals that nobody counted. */
export function billsTable(totals: readonly BillTotals[]): string {
  const isCounted = totals.some(({ bills }) => bills !== null);
  const rows = totals.map(({ asset, scale, bills, hidden, inProgress, waiting, heldForBills, heldOtherwise }) => [
    asset,
    ...(isCounted ? [String(bills ?? 0n), String(hidden ?? 0n)] : []),
    String(inProgress),
    fromMinorUnits(waiting, scale),
    fromMinorUnits(heldForBills, scale),
    fromMinorUnits(heldOtherwise, scale),
  ]);
  const counted = isCounted ? ['bills', 'hidden'] : [];
  return table([['asset', ...counted, 'in progress', 'waiting to go', 'set aside for it', 'otherwise'], ...rows]);
}
