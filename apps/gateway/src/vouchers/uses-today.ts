import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { today } from '../limits/today.ts';

/** How many vouchers a member has locked or used today; those that came back do not count. */
export async function countUsesToday(db: Db, policy: Policy, memberId: bigint): Promise<number> {
  const { uses } = await db.one<{ uses: bigint }>(sql`
    select count(*) as uses from voucher_use
    where member_id = ${memberId} and day = ${today(policy)} and outcome <> 'RETURNED'`);
  return Number(uses);
}

/** How many more vouchers a member may use today. */
export async function usesLeftToday(db: Db, policy: Policy, memberId: bigint): Promise<number> {
  const { userType } = await db.one<{ userType: number }>(sql`
    select user_type as "userType" from member where id = ${memberId}`);
  const { merchant, member } = policy.vouchers.usesADay;
  return (userType === 7 ? merchant : member) - (await countUsesToday(db, policy, memberId));
}
