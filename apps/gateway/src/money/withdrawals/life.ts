import { WITHDRAWAL_STATUS } from '@ezwallet/api-client/contract';
import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

const { review, sent, done, refused } = WITHDRAWAL_STATUS;

/**
 * The life of a withdrawal. In `review` it waits for the policy or an operator. Once `approved` it may be signed. What is
 * `signed` is stored and may be on the network already; `sent` means that the network knows it.
 */
export const lifeOfWithdrawal = defineProcess({
  name: 'withdrawal',
  states: {
    review: { wire: review },
    // Nothing that its owner could see has happened yet.
    approved: { wire: review },
    signed: { wire: review },
    sent: { wire: sent },
    done: { wire: done },
    refused: { wire: refused },
  },
  moves: [
    { event: 'request', from: [], to: 'review', by: 'member', effect: 'hold' },
    { event: 'approve', from: ['review'], to: 'approved', by: ['policy', 'operator'], effect: 'keep', starts: 'sign' },
    { event: 'giveUp', from: ['approved'], to: 'review', by: 'sender', effect: 'keep' },
    { event: 'sign', from: ['approved'], to: 'signed', by: 'sender', effect: 'keep' },
    { event: 'send', from: ['signed'], to: 'sent', by: 'sender', effect: 'keep' },
    { event: 'fail', from: ['signed', 'sent'], to: 'review', by: 'sender', effect: 'keep' },
    { event: 'confirm', from: ['sent'], to: 'done', by: 'sender', effect: 'capture' },
    { event: 'refuse', from: ['review'], to: 'refused', by: 'operator', effect: 'void' },
  ],
});

/** The states of a withdrawal. */
export type WithdrawalState = StateOf<typeof lifeOfWithdrawal>;
