import { readCoverage } from '../chain/readCoverage.ts';
import type { Command } from './Command.ts';
import { coverageTable } from './coverageTable.ts';

export const chainHoldings: Command = {
  summary: 'Shows what the house holds on its networks, and what it owes. Exits with 1 when it owes more.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const chains = services.chains.list();
    if (chains.length === 0) {
      say('This gateway is connected to no network.');
      return 0;
    }
    const coverage = await readCoverage(services, chains);
    say(coverageTable(coverage));
    return coverage.every(({ isCovered }) => isCovered) ? 0 : 1;
  },
};
