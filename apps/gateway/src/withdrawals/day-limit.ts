import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import { fitsOwnLimit, leftOfOwnLimit } from '../limits/payment-limit.ts';
import { today } from '../call/time.ts';

type Limited = Pick<Member, 'id' | 'kycLevel'>;

const limitOf = ({ kycLimits }: Policy, { kycLevel }: Limited): bigint => kycLimits[kycLevel].withdrawADay;

/** What a member has withdrawn today, and may still by level and own limit; millionths of a USDT. */
export async function withdrawToday(db: Db, policy: Policy, member: Limited): Promise<{ used: bigint; left: bigint }> {
  const row = await db.maybe<{ used: bigint }>(sql`
    select used from withdrawal_day where member_id = ${member.id} and day = ${today(policy)}`);
  const used = row?.used ?? 0n;
  const left = limitOf(policy, member) - used;
  const own = (await leftOfOwnLimit(db, policy, member.id)) ?? left;
  const least = own < left ? own : left;
  return { used, left: least > 0n ? least : 0n };
}

/**
 * Takes from the day's limit. The row stays locked until the transaction ends, so that two withdrawals cannot both fit
 * under the limit; if it rolls back, nothing was taken.
 * @param value millionths of a USDT
 * @returns what is used of the day now, undefined when the limit does not allow it
 */
export async function takeFromDay(tx: Db, policy: Policy, member: Limited, value: bigint): Promise<bigint | undefined> {
  const limit = limitOf(policy, member);
  if (value > limit || !(await fitsOwnLimit(tx, policy, member.id, value))) return undefined;
  const row = await tx.maybe<{ used: bigint }>(sql`
    insert into withdrawal_day as d (member_id, day, used) values (${member.id}, ${today(policy)}, ${value})
    on conflict (member_id, day) do update set used = d.used + excluded.used
    where d.used + excluded.used <= ${limit}::bigint
    returning used`);
  return row?.used;
}

/** Gives the day back what a withdrawal had taken that is refused now. */
export async function giveBackToDay(tx: Db, withdrawalId: bigint): Promise<void> {
  await tx.query(sql`
    update withdrawal_day d set used = d.used - w.value
    from withdrawal w where w.id = ${withdrawalId} and d.member_id = w.member_id and d.day = w.day`);
}
