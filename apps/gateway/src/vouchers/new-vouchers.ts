import { type Db, sql } from '../db/index.ts';

/** How many usable vouchers of a member have come that were never seen in a list. */
export async function countNewVouchers(db: Db, memberId: bigint): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`
    select count(*) as count from voucher
    where member_id = ${memberId} and seen_at is null and deleted_at is null and ends_at > app_now()`);
  return Number(count);
}

/** Remembers that a member has seen these vouchers. */
export async function markSeen(db: Db, memberId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(sql`
    update voucher set seen_at = app_now()
    where member_id = ${memberId} and id = any(${ids}::text[]) and seen_at is null`);
}
