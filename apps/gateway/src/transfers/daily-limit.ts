import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { today } from '../call/time.ts';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { fitsOwnLimit, leftOfOwnLimit } from '../limits/payment-limit.ts';
import type { Member } from '../members/members.ts';
import { worthOf } from '../rates/rates.ts';

const limitOf = ({ kycLimits }: Policy, { kycLevel }: Member): bigint => kycLimits[kycLevel].transferADay;

/** What a member may still send today by level and own limit, in millionths of a USDT. */
async function sendableToday(db: Db, policy: Policy, sender: Member): Promise<bigint> {
  const row = await db.maybe<{ used: bigint }>(sql`
    select used from transfer_day where member_id = ${sender.id} and day = ${today(policy)}`);
  const left = limitOf(policy, sender) - (row?.used ?? 0n);
  const own = (await leftOfOwnLimit(db, policy, sender.id)) ?? left;
  return own < left ? own : left;
}

/**
 * Takes an amount, in millionths of a USDT, from what a member may send today. The row is locked until the transaction
 * ends, so that two transfers cannot both fit under the limit; if it rolls back, nothing was taken.
 * @returns false when the limit of the level, or the sender's own, does not allow it
 */
export async function takeFromDailyLimit(tx: Db, policy: Policy, sender: Member, value: bigint): Promise<boolean> {
  const limit = limitOf(policy, sender);
  if (value > limit || !(await fitsOwnLimit(tx, policy, sender.id, value))) return false;
  const row = await tx.maybe(sql`
    insert into transfer_day as d (member_id, day, used)
    values (${sender.id}, ${today(policy)}, ${value})
    on conflict (member_id, day) do update set used = d.used + excluded.used
    where d.used + excluded.used <= ${limit}::bigint
    returning 1`);
  return row !== undefined;
}

/**
 * Says before the payment password is asked for what the day's limits would say after it. An amount without a price passes:
 * it is refused when it is sent.
 *
 * @param amount a decimal string
 * @throws {ApiFailure} `EXCEED_LIMIT`
 */
export async function assertFitsDay(ctx: MemberContext, sender: Member, currency: string, amount: string): Promise<void> {
  const worth = await worthOf(ctx, currency, amount);
  if (worth !== undefined && worth > (await sendableToday(ctx.db, ctx.config.policy, sender)))
    throw new ApiFailure('EXCEED_LIMIT');
}
