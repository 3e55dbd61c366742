import { fromMinorUnits } from '@ezwallet/validators';
import { type Coverage, isSound, readCoverage } from '../house/audit/coverage.ts';
import { sweepChains } from '../money/deposits/scanning.ts';
import { type Command, table } from './Command.ts';

/** What is held and owed of each asset, as columns. */
export function coverageTable(coverage: readonly Coverage[]): string {
  const rows = coverage.map((row) => [
    row.asset,
    fromMinorUnits(row.held, row.scale),
    fromMinorUnits(row.owed, row.scale),
    statusOf(row),
    placesOf(row),
  ]);
  return table([['asset', 'on chains', 'owed', '', 'of it'], ...rows]);
}

function statusOf({ status, held, owed, scale }: Coverage): string {
  if (status === 'short') return `short of ${fromMinorUnits(owed - held, scale)}`;
  return status === 'play' ? 'play money' : status;
}

function placesOf({ holdings, silent, status, scale }: Coverage): string {
  if (status === 'short' && holdings.size === 0) return 'no network carries it';
  return [
    ...[...holdings].map(([protocol, amount]) => `${protocol} ${fromMinorUnits(amount, scale)}`),
    ...silent.map((protocol) => `${protocol} did not answer`),
  ].join(', ');
}

export const chainHoldings: Command = {
  summary:
    'Shows what the house holds on its networks, and what it owes. Exits with 1 when it owes more, or one is silent.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const coverage = await readCoverage(services);
    say(coverage.length > 0 ? coverageTable(coverage) : 'This gateway is connected to no network, and owes nothing.');
    return coverage.every(isSound) ? 0 : 1;
  },
};

export const chainSweep: Command = {
  summary: 'Moves deposits into the wallet that pays withdrawals, as a job does every twenty minutes.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const reports = [...(await sweepChains(services))];
    const head = ['network', 'swept', 'given the fee', 'waiting', 'refused'];
    const rows = reports.map(([protocol, { swept, funded, waiting, refused }]) =>
      [protocol, swept, funded, waiting, refused].map(String),
    );
    say(rows.length > 0 ? table([head, ...rows]) : 'No network needs to be swept.');
    return 0;
  },
};
