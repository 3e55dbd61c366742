import { checkLedger } from '../audit/checkLedger.ts';
import { billsTable } from './billsTable.ts';
import { type Command, table } from './Command.ts';
import { coverageTable } from './chain.ts';

export const ledgerCheck: Command = {
  summary:
    'Checks every invariant of the ledger, and that the networks answer and hold what is owed. Exits with 1 if not.',
  usage: '',
  options: {},
  async run(services, { say }) {
    const { ok, violations, coverage, bills } = await checkLedger(services);
    say(
      table([['invariant', 'violations'], ...Object.entries(violations).map(([name, count]) => [name, String(count)])]),
    );
    if (bills.length > 0) say(`\n${billsTable(bills)}`);
    if (coverage.length > 0) say(`\n${coverageTable(coverage)}`);
    const halt = await services.ledger.halted();
    say(halt ? `\nMoney has been stopped since ${new Date(halt.at).toISOString()}: ${halt.reason}` : '\nMoney moves.');
    return ok ? 0 : 1;
  },
};
