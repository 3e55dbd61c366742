import type { Coverage } from '../chain/Coverage.ts';
import { formatMoney } from '../ledger/index.ts';
import { table } from './Command.ts';

/** What is held and owed of each asset, as columns. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const rows = coverage.map((row) => [
    row.asset,
    formatMoney(row.held, row.scale),
    formatMoney(row.owed, row.scale),
    standingOf(row),
    placesOf(row),
  ]);
  return table([['asset', 'on chains', 'owed', '', 'of it'], ...rows]);
}

function standingOf({ standing, held, owed, scale }: Coverage): string {
  if (standing === 'short') return `short of ${formatMoney(owed - held, scale)}`;
  return standing === 'play' ? 'play money' : standing;
}

function placesOf({ holdings, silent, standing, scale }: Coverage): string {
  if (standing === 'short' && holdings.size === 0) return 'no network carries it';
  return [
    ...[...holdings].map(([protocol, amount]) => `${protocol} ${formatMoney(amount, scale)}`),
    ...silent.map((protocol) => `${protocol} did not answer`),
  ].join(', ');
}
