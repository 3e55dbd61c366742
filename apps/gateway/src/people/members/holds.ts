import { type HoldView, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';

/** A change of the account's security that makes outgoing money wait. */
type HoldReason = keyof Policy['holds'];

/** A kind of proof that can lift a hold. */
type Lifting = typeof VERIFY_TYPES.otp;

/** Why outgoing money of a member waits. Times are epoch milliseconds. */
export interface Hold {
  /** The changes, oldest first. */
  readonly reasons: readonly HoldReason[];
  /** The moment of the first change that still holds. */
  readonly since: number;
  readonly until: number;
  /** The id of the last change. */
  readonly last: number;
}

/** The {@link Hold} of a member as JSON; null where there is none. */
export function holdOf(member: Sql): Sql {
  return sql`(
    select jsonb_build_object('reasons', jsonb_agg(h.reason order by h.since), 'since', epoch_ms(min(h.since)),
      'until', epoch_ms(max(h.until)), 'last', max(h.last))
    from (
      select reason, min(since) as since, max(until) as until, max(id) as last from outgoing_hold
      where member_id = ${member} and lifted_at is null and until > app_now() group by reason
    ) h having count(*) > 0)`;
}

/** Makes outgoing money wait after a change. Call it in the transaction of the change. */
export async function holdOutgoing(tx: Db, { holds }: Policy, memberId: bigint, reason: HoldReason): Promise<void> {
  await tx.query(sql`
    insert into outgoing_hold (member_id, reason, until) values (${memberId}, ${reason}, ${fromNow(holds[reason])})`);
}

interface Holder {
  readonly id: bigint;
  readonly hold: Hold | null;
  readonly otpBoundAt: number | null;
}

/**
 * The proofs that lift a member's hold: only what the changes neither touched nor were made with. An authenticator that was
 * bound long before the first change is such a proof. A password that was just changed is none, and neither is a code to a
 * phone or mailbox, by which a thief can change it. Empty: only staff can lift the hold.
 */
export function proofsThatLift({ otp }: Policy, { hold, otpBoundAt }: Pick<Holder, 'hold' | 'otpBoundAt'>): Lifting[] {
  const isRipe = hold !== null && otpBoundAt !== null && otpBoundAt <= hold.since - otp.ripeAfter;
  return isRipe ? [VERIFY_TYPES.otp] : [];
}

/** A member's hold as the member sees it. */
export function viewHold(policy: Policy, member: Pick<Holder, 'hold' | 'otpBoundAt'>): HoldView | null {
  const { hold } = member;
  return hold && { reasons: [...hold.reasons], until: hold.until, liftBy: proofsThatLift(policy, member) };
}

/** Who lifts a hold before its time, and what staff saw. */
export type Lift = { readonly by: 'otp' } | { readonly by: 'staff'; readonly note: string };

/** Ends the hold that was read with the member. A change that came later still holds. @returns false if it is over already */
export async function liftHold(
  db: Pick<Db, 'query'>,
  { id, hold }: Holder,
  lift: Lift,
  tells = (change: Sql): Sql => change,
): Promise<boolean> {
  const note = lift.by === 'staff' ? lift.note : '';
  const rows = await db.query(
    tells(sql`
    update outgoing_hold set lifted_at = app_now(), lifted_by = ${lift.by}, note = ${note}
    where member_id = ${id} and id <= ${hold?.last ?? 0} and lifted_at is null and until > app_now() returning 1`),
  );
  return rows.length > 0;
}
