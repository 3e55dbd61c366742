import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { Voucher } from './Voucher.ts';

const COLUMNS = sql`
  v.id, v.kind, v.name, v.rate, v.value, v.min_amount as "minAmount", v.max_bonus as "maxBonus",
  v.pay_method_ids as "payMethodIds", v.stackable, v.starts_at as "startAt", v.ends_at as "endAt",
  v.starts_at <= app_now() as "hasStarted", v.source, v.terms, v.received_at as "receivedAt",
  v.seen_at is null as "isNew",
  case when u.state = 'credited' then 3 when u.state = 'locked' then 2 when v.ends_at <= app_now() then 4 else 1 end
    as status,
  u.bill_no as "billNo", case when u.state = 'credited' then u.settled_at end as "usedAt"`;

/** Reads the vouchers that meet a condition on `v`, the earliest end first. */
async function readVouchers(db: Db, condition: Sql): Promise<Voucher[]> {
  return await db.query<Voucher>(sql`
    select ${COLUMNS}
    from voucher v left join voucher_use u on u.voucher_id = v.id and u.state <> 'returned'
    where ${condition}
    order by v.ends_at, v.id`);
}

/** Reads a member's vouchers without the deleted ones, the earliest end first. */
export async function listVouchers(db: Db, memberId: bigint): Promise<Voucher[]> {
  return await readVouchers(db, sql`v.member_id = ${memberId} and v.deleted_at is null`);
}

/** Finds a voucher of a member. Another member's voucher looks like one that does not exist. */
export async function findVoucher(db: Db, memberId: bigint, id: string): Promise<Voucher | undefined> {
  const found = await readVouchers(db, sql`v.member_id = ${memberId} and v.id = ${id} and v.deleted_at is null`);
  return found[0];
}

/** Finds the voucher that a bill of a member locked or used, whatever its status is now. */
export async function findVoucherOfBill(db: Db, memberId: bigint, billNo: string): Promise<Voucher | undefined> {
  const found = await readVouchers(
    db,
    sql`v.id = (select voucher_id from voucher_use where bill_no = ${billNo} and member_id = ${memberId})`,
  );
  return found[0];
}

/** Counts the usable vouchers of a member that no list has shown yet. */
export async function countNewVouchers(db: Db, memberId: bigint): Promise<number> {
  const { count } = await db.one<{ count: bigint }>(sql`select ${newVouchersOf(memberId)} as count`);
  return Number(count);
}

/** SQL of the same number; the member may still be SQL. */
export function newVouchersOf(member: bigint | Sql): Sql {
  return sql`(
    select count(*) from voucher
    where member_id = ${member} and seen_at is null and deleted_at is null and ends_at > app_now())`;
}

/** Remembers that a member has seen these vouchers. */
export async function markSeen(db: Db, memberId: bigint, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(sql`
    update voucher set seen_at = app_now()
    where member_id = ${memberId} and id = any(${ids}::text[]) and seen_at is null`);
}

/** Counts the vouchers that a member has locked or used today. Returned ones do not count. */
export async function countUsesToday(db: Db, policy: Policy, memberId: bigint): Promise<number> {
  const { uses } = await db.one<{ uses: bigint }>(sql`
    select count(*) as uses from voucher_use
    where member_id = ${memberId} and day = ${today(policy)} and state <> 'returned'`);
  return Number(uses);
}

/** How many vouchers a member may use a day, and how many of them are left today. */
export async function readUses(db: Db, policy: Policy, memberId: bigint) {
  const { userType, uses } = await db.one<{ userType: number; uses: bigint }>(sql`
    select user_type as "userType", (
      select count(*) from voucher_use
      where member_id = ${memberId} and day = ${today(policy)} and state <> 'returned'
    ) as uses
    from member where id = ${memberId}`);
  const { merchant, member } = policy.vouchers.usesADay;
  const aDay = userType === 7 ? merchant : member;
  return { aDay, left: aDay - Number(uses) };
}
