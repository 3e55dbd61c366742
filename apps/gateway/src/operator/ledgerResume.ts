import { type Command, OperatorError } from './Command.ts';

export const ledgerResume: Command = {
  summary: 'Lets money move again after a stop, if a full audit finds no violation.',
  usage: '',
  options: {},
  async run({ ledger }, { say }) {
    const { ok, complete, failure } = await ledger.audit('full');
    if (!complete) throw new OperatorError(`The audit did not complete: ${failure}`);
    if (!ok) throw new OperatorError('An invariant is still broken: see ledger check.');
    await ledger.resume();
    say('Money moves.');
    return 0;
  },
};
