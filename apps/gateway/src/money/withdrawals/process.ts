import type { Policy } from '../../config/index.ts';
import { type Db, fromNow } from '../../db/index.ts';
import { runProcess } from '../../process/runProcess.ts';
import { addJob } from '../../queue/queue.ts';
import type { Withdrawal } from './Withdrawal.ts';
import { lifeOfWithdrawal } from './life.ts';

/** Moves withdrawals. The sender asks about the limit `sign` when signing fails. */
export const withdrawalProcess = runProcess(lifeOfWithdrawal);

/** Schedules the next step of a withdrawal, at once or after some milliseconds. */
export async function scheduleSending(tx: Db, id: bigint, after = 0): Promise<void> {
  await addJob(tx, 'sendWithdrawal', { id: String(id) }, { key: `withdrawal:${id}`, after });
}

/** Approves a withdrawal in review. @returns false when it is no longer in review */
export async function approveWithdrawal(
  tx: Db,
  { withdrawal: { signWithin } }: Policy,
  withdrawal: Withdrawal,
  by: 'policy' | 'operator',
): Promise<boolean> {
  if (!(await withdrawalProcess.move(tx, withdrawal, 'approve', { by, due: fromNow(signWithin) }))) return false;
  await scheduleSending(tx, withdrawal.id);
  return true;
}

/** Whether anybody has approved a withdrawal: the sender signs nothing before that. */
export async function wasApproved(db: Db, { id }: Pick<Withdrawal, 'id'>): Promise<boolean> {
  return (await withdrawalProcess.events(db, id)).some(({ event }) => event === 'approve');
}
