import type { Db } from '../db/index.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { scheduleSending } from './scheduleSending.ts';
import type { WithdrawalActor } from './Withdrawal.ts';

/** Lets a withdrawal in review go out. @returns false when it is no longer in review */
export async function approveWithdrawal(tx: Db, id: bigint, actor: WithdrawalActor): Promise<boolean> {
  if (!(await moveWithdrawal(tx, { id, from: 'review', to: 'approved', actor }))) return false;
  await scheduleSending(tx, id);
  return true;
}
