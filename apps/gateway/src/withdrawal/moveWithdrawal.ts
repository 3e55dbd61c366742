import { type Db, sql } from '../db/index.ts';
import type { WithdrawalActor, WithdrawalState } from './Withdrawal.ts';

/** One step of a withdrawal's life. */
export interface WithdrawalMove {
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
