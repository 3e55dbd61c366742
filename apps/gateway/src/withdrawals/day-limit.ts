import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { type DayUse, leftToday, levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../members/members.ts';

/** What a member may still withdraw today by level and own limit, in millionths of a USDT. */
export function withdrawableToday(policy: Policy, member: Pick<Member, 'kycLevel'>, day: DayUse): bigint {
  return leftToday(day, levelLimit(policy, member, 'withdrawADay') - day.withdrawn);
}

/** Returns to the day's limit what a refused withdrawal had taken. */
export async function giveBackToDay(tx: Db, withdrawalId: bigint): Promise<void> {
  await tx.query(sql`
    update withdrawal_day d set used = d.used - w.value
    from withdrawal w where w.id = ${withdrawalId} and d.member_id = w.member_id and d.day = w.day`);
}
