import { ApiFailure } from '../call/ApiFailure.ts';
import { type Db, sql } from '../db/index.ts';
import { createLedger } from '../ledger/index.ts';
import { addJob } from '../queue/queue.ts';
import { returnVoucher } from '../vouchers/voucher-use.ts';
import type { Withdrawal, WithdrawalActor, WithdrawalState } from './Withdrawal.ts';
import { giveBackToDay } from './day-limit.ts';

/** One step of a withdrawal's life. */
interface WithdrawalMove {
  readonly id: bigint;
  readonly from: WithdrawalState | 'new';
  readonly to: WithdrawalState;
  readonly actor: WithdrawalActor;
  /** Shown to its owner. */
  readonly reason?: string;
}

/**
 * Moves a withdrawal on and writes the event; a move that the table of transitions does not have fails.
 * @returns false when somebody else has moved it meanwhile
 */
export async function moveWithdrawal(tx: Db, { id, from, to, actor, reason = '' }: WithdrawalMove): Promise<boolean> {
  const row = await tx.maybe<{ version: number; txid: string | null }>(sql`
    update withdrawal set state = ${to}, reason = ${reason}, version = version + 1, updated_at = app_now()
    where id = ${id} and state = ${from}
    returning version, txid`);
  if (!row) return false;
  await tx.query(sql`
    insert into withdrawal_event (withdrawal_id, seq, from_state, to_state, actor, reason, txid)
    values (${id}, ${row.version}, ${from}, ${to}, ${actor}, ${reason}, ${row.txid})`);
  return true;
}

/** Has a withdrawal taken further, at once or some milliseconds from now. */
export async function scheduleSending(tx: Db, id: bigint, after = 0): Promise<void> {
  await addJob(tx, 'sendWithdrawal', { id: String(id) }, { key: `withdrawal:${id}`, after });
}

/** Lets a withdrawal in review go out. @returns false when it is no longer in review */
export async function approveWithdrawal(tx: Db, id: bigint, actor: WithdrawalActor): Promise<boolean> {
  if (!(await moveWithdrawal(tx, { id, from: 'review', to: 'approved', actor }))) return false;
  await scheduleSending(tx, id);
  return true;
}

/**
 * Refuses a withdrawal in review and gives everything back: the money, the voucher, the day's limit.
 * @param reason shown to its owner
 * @returns false when it is no longer in review
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function refuseWithdrawal(
  tx: Db,
  { id, billNo }: Pick<Withdrawal, 'id' | 'billNo'>,
  reason: string,
): Promise<boolean> {
  if (!(await moveWithdrawal(tx, { id, from: 'review', to: 'refused', actor: 'operator', reason }))) return false;
  const ref = { refKind: 'withdrawal', refId: String(id) };
  const result = await createLedger(tx).voidHold({ actor: 0n, key: `withdrawal:${id}:void`, ...ref });
  if (!result.ok) throw new ApiFailure(result.code);
  await returnVoucher(tx, billNo);
  await giveBackToDay(tx, id);
  return true;
}

/** Whether a withdrawal has ever been approved: nothing is signed for one that has not. */
export async function wasApproved(db: Db, { id }: Pick<Withdrawal, 'id'>): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from withdrawal_event where withdrawal_id = ${id} and to_state = 'approved' limit 1`);
  return row !== undefined;
}
