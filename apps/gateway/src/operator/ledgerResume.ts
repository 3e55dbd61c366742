import { type Command, OperatorError } from './Command.ts';

export const ledgerResume: Command = {
  summary: 'Lets money move again after a stop, if every invariant holds.',
  usage: '',
  options: {},
  async run({ ledger }, { say }) {
    const { ok } = await ledger.audit();
    if (!ok) throw new OperatorError('An invariant is still broken: see ledger check.');
    await ledger.resume();
    say('Money moves.');
    return 0;
  },
};
