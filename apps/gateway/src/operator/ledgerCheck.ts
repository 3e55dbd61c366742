import { type Command, table } from './Command.ts';

export const ledgerCheck: Command = {
  summary: 'Checks every invariant of the ledger. A violation stops money and exits with 1.',
  usage: '',
  options: {},
  async run({ ledger }, { say }) {
    const { ok, violations } = await ledger.audit();
    say(
      table([['invariant', 'violations'], ...Object.entries(violations).map(([name, count]) => [name, String(count)])]),
    );
    const halt = await ledger.halted();
    say(halt ? `\nMoney has been stopped since ${new Date(halt.at).toISOString()}: ${halt.reason}` : '\nMoney moves.');
    return ok ? 0 : 1;
  },
};
