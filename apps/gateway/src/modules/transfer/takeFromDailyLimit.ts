import { toMinorUnits } from '@ezwallet/validators';
import { fromNow } from '../../app/fromNow.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Member } from '../../identity/members.ts';
import { fitsOwnLimit } from '../../limits/payment-limit.ts';

const USDT_PLACES = 6;

/**
 * Takes an amount, in millionths of a USDT, from what a member may send today. The row is locked until the transaction
 * ends, so that two transfers cannot both fit under the limit; if it rolls back, nothing was taken.
 * @returns false when the limit of the level, or the sender's own, does not allow it
 */
export async function takeFromDailyLimit(tx: Db, policy: Policy, sender: Member, value: bigint): Promise<boolean> {
  const limit = toMinorUnits(policy.kycLimits[sender.kycLevel]?.transferADay ?? '0', USDT_PLACES);
  if (value > limit || !(await fitsOwnLimit(tx, policy, sender.id, value))) return false;
  const row = await tx.maybe(sql`
    insert into transfer_day as d (member_id, day, used)
    values (${sender.id}, ((${fromNow(policy.transfer.dayStartsAtUtcOffset)}) at time zone 'UTC')::date, ${value})
    on conflict (member_id, day) do update set used = d.used + excluded.used
    where d.used + excluded.used <= ${limit}::bigint
    returning 1`);
  return row !== undefined;
}
