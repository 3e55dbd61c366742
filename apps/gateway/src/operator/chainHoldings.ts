import { isSound } from '../chain/Coverage.ts';
import { readCoverage } from '../chain/readCoverage.ts';
import type { Command } from './Command.ts';
import { coverageTable } from './coverageTable.ts';

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
