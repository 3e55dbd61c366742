import { type Db, sql } from '../db/index.ts';

/** Whether one of a member's restriction windows is open now. */
export async function isRestricted(
  db: Db,
  memberId: bigint,
  kind: 'account' | 'buy' | 'sell' | 'recharge' | 'withdrawal',
): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from restriction
    where member_id = ${memberId} and kind = ${kind} and app_now() >= starts_at and app_now() < ends_at`);
  return row !== undefined;
}
