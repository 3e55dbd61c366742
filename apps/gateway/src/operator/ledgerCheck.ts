import { checkLedger } from '../house/audit/checkLedger.ts';
import type { Ledger } from '../ledger/index.ts';
import { billsTable } from './billsTable.ts';
import { type Command, table } from './Command.ts';
import { coverageTable } from './chain.ts';
import { describeJournal } from './journal.ts';

export const ledgerCheck: Command = {
  summary:
    'Checks the invariants of the ledger, and that the networks answer and hold what is owed. Exits with 1 if not.',
  usage: '[--quick yes]',
  options: { quick: { about: 'yes: looks only at what changed since the last audit, as the job of each minute does' } },
  async run({ ledger, ...services }, { values, say }) {
    const wanted = values['quick'] === 'yes' ? 'recent' : 'full';
    const check = await checkLedger({ ledger, ...services }, wanted);
    const { ok, complete, scope, violations, failure, coverage, bills, journal } = check;
    if (complete) {
      say(
        table([
          ['invariant', 'violations'],
          ...Object.entries(violations).map(([name, count]) => [name, String(count)]),
        ]),
      );
      say(
        scope === 'full'
          ? '\nThe audit looked at everything.'
          : '\nThe audit looked at what changed since the last one.',
      );
    } else {
      say(`The audit did not complete, so nothing is proved: ${failure}`);
    }
    if (bills.length > 0) say(`\n${billsTable(bills)}`);
    if (coverage.length > 0) say(`\n${coverageTable(coverage)}`);
    if (journal) say(`\n${describeJournal(journal)}`);
    say(`\n${await describeAudits(ledger)}`);
    const halt = await ledger.halted();
    say(halt ? `Money has been stopped since ${timeOf(halt.at)}: ${halt.reason}` : 'Money moves.');
    return ok ? 0 : 1;
  },
};

/** Describes the audits of the gateway's own jobs. */
async function describeAudits(ledger: Ledger): Promise<string> {
  const { at, fullAt, ok, complete, failure } = await ledger.auditStatus();
  const times = `Last audit: ${timeOf(at)}. Last full audit: ${timeOf(fullAt)}.`;
  if (!complete) return `${times} The audit does not guard the money: ${failure}`;
  return ok ? times : `${times} They found violations.`;
}

function timeOf(at: number | null): string {
  return at === null ? 'never' : new Date(at).toISOString();
}
