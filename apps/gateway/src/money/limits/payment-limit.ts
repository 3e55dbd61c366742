import type { PaymentLimit } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Member } from '../../people/members/members.ts';
import type { OwnLimit } from './OwnLimit.ts';
import { activeLimit } from './own-limits.ts';
import { today } from '../../call/time.ts';

type Levelled = Pick<Member, 'kycLevel'>;

/** A level's daily limit of one kind, in millionths of a USDT. */
export function levelLimit(
  { kycLimits }: Policy,
  { kycLevel }: Levelled,
  kind: 'transferADay' | 'withdrawADay',
): bigint {
  return kycLimits[kycLevel][kind];
}

/** A level's daily limit for transfers and withdrawals together; millionths of a USDT. */
export function platformPaymentLimit({ kycLimits }: Policy, { kycLevel }: Levelled): bigint {
  const { transferADay, withdrawADay } = kycLimits[kycLevel];
  return transferADay + withdrawADay;
}

/** What a member may send inside the platform a day, by level and own limit; millionths of a USDT. */
export function transferLimit(policy: Policy, member: Levelled, ownLimit: bigint | null): bigint {
  const limit = levelLimit(policy, member, 'transferADay');
  return ownLimit !== null && ownLimit < limit ? ownLimit : limit;
}

/** What went out today, and the member's own limit over all of it; millionths of a USDT. */
export interface DayUse {
  /** To members, payments included. */
  readonly sent: bigint;
  /** Over networks. */
  readonly withdrawn: bigint;
  /** Null without one. */
  readonly ownLimit: bigint | null;
}

/** What a member has used of the day. */
export async function readDay(db: Db, policy: Policy, memberId: bigint): Promise<DayUse> {
  return await db.one<DayUse>(sql`
    select coalesce((select used from transfer_day where member_id = ${memberId} and day = ${today(policy)}), 0) as sent,
      coalesce((select used from withdrawal_day where member_id = ${memberId} and day = ${today(policy)}), 0) as withdrawn,
      ${activeLimit(memberId, 'payment')} as "ownLimit"`);
}

/**
 * What is left of a limit of the day, which the own limit may make less. Never below zero.
 * @param left of the level's limit; millionths of a USDT
 */
export function leftToday({ sent, withdrawn, ownLimit }: DayUse, left: bigint): bigint {
  const own = ownLimit === null ? left : ownLimit - sent - withdrawn;
  const least = own < left ? own : left;
  return least > 0n ? least : 0n;
}

/** The limit as its owner sees it. */
export function viewPaymentLimit(policy: Policy, member: Levelled, limit: OwnLimit, day: DayUse): PaymentLimit {
  const text = (value: bigint) => fromMinorUnits(value, USDT_PLACES);
  const max = platformPaymentLimit(policy, member);
  const number = limit.active ?? limit.kept;
  return {
    switchOn: limit.active !== null,
    limit: number === null ? null : text(number),
    used: text(day.sent + day.withdrawn),
    max: text(max),
    next: limit.next && text(limit.next.active ?? max),
    nextAt: limit.next && limit.next.at,
  };
}
