import type { Services } from '../app/Services.ts';
import { deliverWithdrawal } from './deliverWithdrawal.ts';
import { followWithdrawal } from './followWithdrawal.ts';
import { scheduleSending } from './scheduleSending.ts';
import type { SendingStep } from './SendingStep.ts';
import { signWithdrawal } from './signWithdrawal.ts';
import type { WithdrawalState } from './Withdrawal.ts';
import { getWithdrawal } from './withdrawals.ts';

/** The states in which the sender has something to do. */
const STEPS: Readonly<Partial<Record<WithdrawalState, SendingStep>>> = {
  approved: signWithdrawal,
  signed: deliverWithdrawal,
  sent: followWithdrawal,
};

/** Names of those states. */
export const SENDING_STATES = Object.keys(STEPS) as readonly WithdrawalState[];

/** Takes a withdrawal as far as it can go now, and comes back to it while it waits for its network. */
export async function sendWithdrawal(services: Services, id: bigint): Promise<void> {
  const { db, config } = services;
  for (;;) {
    const withdrawal = await getWithdrawal(db, id);
    const step = STEPS[withdrawal.state];
    if (!step) return;
    if ((await step(services, withdrawal)) === 'later')
      return await scheduleSending(db, id, config.policy.withdrawal.pollEvery);
  }
}
