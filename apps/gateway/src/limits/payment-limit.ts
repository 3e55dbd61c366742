import type { PaymentLimit } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import { formatMoney } from '../ledger/index.ts';
import type { OwnLimit } from './OwnLimit.ts';
import { lockOwnLimit, readOwnLimit } from './own-limits.ts';
import { today } from '../call/time.ts';
import { USDT_PLACES } from '../assets/catalogue.ts';

type Levelled = Pick<Member, 'kycLevel'>;

/** The most that a level lets out a day, inside the platform and over networks together; millionths of a USDT. */
export function platformPaymentLimit({ kycLimits }: Policy, { kycLevel }: Levelled): bigint {
  const { transferADay, withdrawADay } = kycLimits[kycLevel];
  return transferADay + withdrawADay;
}

/** What a member may send inside the platform a day, by level and own limit; millionths of a USDT. */
export function transferLimit(
  { kycLimits }: Policy,
  { kycLevel }: Levelled,
  { active }: Pick<OwnLimit, 'active'>,
): bigint {
  const limit = kycLimits[kycLevel].transferADay;
  return active !== null && active < limit ? active : limit;
}

/** What a member has sent, paid and withdrawn today, in millionths of a USDT. */
export async function paidToday(db: Db, policy: Policy, memberId: bigint): Promise<bigint> {
  const { used } = await db.one<{ used: bigint }>(sql`
    select coalesce(sum(used), 0)::bigint as used from (
      select used from transfer_day where member_id = ${memberId} and day = ${today(policy)}
      union all
      select used from withdrawal_day where member_id = ${memberId} and day = ${today(policy)}
    ) out`);
  return used;
}

/** What a member's own limit still lets out today, in millionths of a USDT; undefined without one. */
export async function leftOfOwnLimit(db: Db, policy: Policy, memberId: bigint): Promise<bigint | undefined> {
  return await leftOf(db, policy, memberId, await readOwnLimit(db, memberId, 'payment'));
}

/**
 * Whether a member's own limit lets so many millionths of a USDT out. It stays locked until the transaction ends, so
 * that a transfer and a withdrawal cannot both fit under it: ask before taking from the day's counters.
 */
export async function fitsOwnLimit(tx: Db, policy: Policy, memberId: bigint, value: bigint): Promise<boolean> {
  const left = await leftOf(tx, policy, memberId, await lockOwnLimit(tx, memberId, 'payment'));
  return left === undefined || value <= left;
}

/** The limit as its owner sees it. */
export async function viewPaymentLimit(db: Db, policy: Policy, member: Member, limit: OwnLimit): Promise<PaymentLimit> {
  const text = (value: bigint) => formatMoney(value, USDT_PLACES);
  const max = platformPaymentLimit(policy, member);
  const number = limit.active ?? limit.kept;
  return {
    switchOn: limit.active !== null,
    limit: number === null ? null : text(number),
    used: text(await paidToday(db, policy, member.id)),
    max: text(max),
    next: limit.next && text(limit.next.active ?? max),
    nextAt: limit.next && limit.next.at,
  };
}

async function leftOf(db: Db, policy: Policy, memberId: bigint, { active }: OwnLimit): Promise<bigint | undefined> {
  if (active === null) return undefined;
  const left = active - (await paidToday(db, policy, memberId));
  return left > 0n ? left : 0n;
}
