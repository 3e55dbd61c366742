import type { Coverage } from '../chain/readCoverage.ts';
import { formatMoney } from '../ledger/index.ts';
import { table } from './Command.ts';

/** What is held and owed of each asset, as columns. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const rows = coverage.map(({ asset, scale, holdings, held, owed, isCovered }) => [
    asset,
    formatMoney(held, scale),
    formatMoney(owed, scale),
    isCovered ? 'covered' : `short of ${formatMoney(owed - held, scale)}`,
    [...holdings].map(([protocol, amount]) => `${protocol} ${formatMoney(amount, scale)}`).join(', '),
  ]);
  return table([['asset', 'on chains', 'owed', '', 'of it'], ...rows]);
}
