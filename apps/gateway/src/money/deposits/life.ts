import { RECHARGE_STATUS } from '@ezwallet/api-client/contract';
import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

const { waiting, review, approved, cancelled } = RECHARGE_STATUS;

/** The life of a deposit, from the first block that holds it. `watcher` is the job that reads the networks. */
export const lifeOfDeposit = defineProcess({
  name: 'deposit',
  states: {
    confirming: { wire: waiting },
    credited: { wire: approved },
    // Less than the minimum.
    small: { wire: cancelled },
    // Of an unknown token.
    ignored: { wire: cancelled },
    // Its block no longer counts.
    orphaned: { wire: waiting },
    // No other block took it in.
    dropped: { wire: cancelled },
    // Confirmed, and waits for the operator.
    review: { wire: review },
    cancelled: { wire: cancelled },
  },
  moves: [
    { event: 'see', from: [], to: 'confirming', by: 'watcher', effect: 'expect' },
    { event: 'seeTooLittle', from: [], to: 'small', by: 'watcher', effect: 'keep' },
    { event: 'ignore', from: [], to: 'ignored', by: 'watcher', effect: 'keep' },
    { event: 'credit', from: ['confirming'], to: 'credited', by: 'watcher', effect: 'credit' },
    { event: 'stop', from: ['confirming'], to: 'review', by: 'watcher', effect: 'keep' },
    { event: 'orphan', from: ['confirming', 'review'], to: 'orphaned', by: 'watcher', effect: 'keep' },
    { event: 'seeAgain', from: ['orphaned', 'dropped'], to: 'confirming', by: 'watcher', effect: 'expect' },
    { event: 'drop', from: ['orphaned'], to: 'dropped', by: 'watcher', effect: 'cancel' },
    { event: 'approve', from: ['review'], to: 'credited', by: 'operator', effect: 'credit' },
    { event: 'reject', from: ['review'], to: 'cancelled', by: 'operator', effect: 'cancel' },
  ],
});

/** The states of a deposit. */
export type DepositState = StateOf<typeof lifeOfDeposit>;

/** What can happen to a deposit. */
export type DepositEvent = (typeof lifeOfDeposit)['moves'][number]['event'];
