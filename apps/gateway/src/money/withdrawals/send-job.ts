import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { hasLiveJob } from '../../queue/queue.ts';
import { ApprovalNeededError, SignerAwayError } from '../../outside/chain/port/Signer.ts';
import { heldByNetwork, isHeld, SigningHeldError } from '../signing/hold.ts';
import { getWithdrawal } from './Withdrawal.ts';
import type { WithdrawalState } from './life.ts';
import { scheduleSending, withdrawalProcess } from './process.ts';
import { deliverWithdrawal, followWithdrawal, type SendingStep, signWithdrawal } from './sending.ts';

/** The states in which the sender has something to do. */
const STEPS: Readonly<Partial<Record<WithdrawalState, SendingStep>>> = {
  approved: signWithdrawal,
  signed: deliverWithdrawal,
  sent: followWithdrawal,
};

/** Names of those states. */
const SENDING_STATES = Object.keys(STEPS) as readonly WithdrawalState[];

/** Takes a withdrawal as far as it can go now, and returns while it waits for its network. */
export async function sendWithdrawal(services: Services, id: bigint): Promise<void> {
  const { db, config } = services;
  for (;;) {
    if (await isHeld(db)) return await scheduleSending(db, id, config.policy.withdrawal.retryEvery);
    const withdrawal = await getWithdrawal(db, id);
    const step = STEPS[withdrawal.state];
    if (!step) return;
    if ((await step(services, withdrawal)) === 'later')
      return await scheduleSending(db, id, config.policy.withdrawal.pollEvery);
  }
}

/**
 * The job of a withdrawal: sends it, and after a failure tries again. When signing fails for a while, the withdrawal
 * goes to review: nothing was sent, and its network may have a reason.
 */
export async function keepSending(services: Services, id: bigint): Promise<void> {
  const { db, log, config } = services;
  const { retryEvery } = config.policy.withdrawal;
  try {
    await sendWithdrawal(services, id);
  } catch (error) {
    // Nothing is signed, so that the withdrawal only waits, for the signer or for the persons that it asks for.
    const isStopped =
      [SigningHeldError, SignerAwayError, ApprovalNeededError].some((kind) => error instanceof kind) ||
      (await heldByNetwork(services, error));
    if (isStopped) return await scheduleSending(db, id, retryEvery);
    log.warn({ err: error, withdrawal: String(id) }, 'cannot continue a withdrawal');
    if (!(await withdrawalProcess.isOverdue(db, id))) return await scheduleSending(db, id, retryEvery);
    const withdrawal = await getWithdrawal(db, id);
    if (withdrawal.state !== 'approved') return;
    const reason = `It could not be signed: ${(error as Error).message}`;
    await db.tx((tx) => withdrawalProcess.move(tx, withdrawal, 'giveUp', { by: 'sender', reason }));
  }
}

const AT_ONCE = 100;

/**
 * Schedules every pending withdrawal that no worker will come back to: those of killed workers, and those whose tries
 * have run out. @returns how many
 */
export async function resumeSending(db: Db): Promise<number> {
  const stranded = await db.query<{ id: bigint }>(sql`
    select w.id from withdrawal w
    where w.state = any(${[...SENDING_STATES]}::text[]) and not ${hasLiveJob(sql`'withdrawal:' || w.id`)}
    order by w.id limit ${AT_ONCE}`);
  for (const { id } of stranded) await scheduleSending(db, id);
  return stranded.length;
}
