import { type Db, sql } from '../db/index.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** Whether a withdrawal has ever been approved: nothing is signed for one that has not. */
export async function wasApproved(db: Db, { id }: Pick<Withdrawal, 'id'>): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from withdrawal_event where withdrawal_id = ${id} and to_state = 'approved' limit 1`);
  return row !== undefined;
}
