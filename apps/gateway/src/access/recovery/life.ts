import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

/**
 * The life of a request to replace a lost password, phone, mailbox or authenticator. It waits, and messages tell the owner, who can
 * stop it. `clock` applies what nobody has stopped. A request fails if the new phone or mailbox has got an account meanwhile.
 */
export const lifeOfRecovery = defineProcess({
  name: 'recovery',
  states: { waiting: { wire: 0 }, done: { wire: 2 }, stopped: { wire: -1 }, failed: { wire: -2 } },
  moves: [
    { event: 'ask', from: [], to: 'waiting', by: 'member', effect: 'keep', starts: 'wait' },
    { event: 'stop', from: ['waiting'], to: 'stopped', by: ['member', 'link', 'operator'], effect: 'keep' },
    { event: 'apply', from: ['waiting'], to: 'done', by: 'clock', effect: 'keep' },
    { event: 'fail', from: ['waiting'], to: 'failed', by: 'clock', effect: 'keep' },
  ],
});

/** The states of a request. */
export type RecoveryState = StateOf<typeof lifeOfRecovery>;
