import { checkUserNumber, maskUserNumber } from '@ezwallet/validators';
import type { DbClock } from '../../call/time.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { findByUserNo, type Member } from '../../people/members/members.ts';
import { mayReceive, maySend, transferFlagOf } from '../../people/members/permissions.ts';
import { shownName } from '../../people/members/shownName.ts';

/** The sender's fee for a transfer or payment to a member. */
export const SEND_FEE = '0';

/** Finds the receiver by the user number. */
export async function findReceiver(db: Db, to: string): Promise<Member | undefined> {
  const userNo = checkUserNumber(to);
  return userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
}

/** The receiver, if it is another member with an open account. Refuses with `USER_NOT_FOUND`, `USER_INVALID`. */
export function asReceiver(found: Member | undefined, senderId: bigint): Outcome<Member> {
  if (!found) return new Refusal('USER_NOT_FOUND');
  return found.id === senderId || !mayReceive(found) ? new Refusal('USER_INVALID') : found;
}

/** Refuses with `NO_RIGHTS` and `{transferFlag}` while the member may not send. */
export function refuseSender(sender: Member): Refusal | undefined {
  if (maySend(sender)) return undefined;
  const flag = transferFlagOf(sender);
  // A closed account must not show an open flag.
  return new Refusal('NO_RIGHTS', { transferFlag: flag === 1 ? 0 : flag });
}

/** Whether a member has sent money to a receiver before; `payee` is an id, or SQL of one. */
export async function isKnownPayee(db: Db, memberId: bigint, payee: Sql): Promise<boolean> {
  const row = await db.maybe(sql`select 1 from known_payee where member_id = ${memberId} and payee_id = ${payee}`);
  return row !== undefined;
}

/** What a sender sees of a receiver before the transfer. */
export function describeReceiver({ clock }: { readonly clock: DbClock }, receiver: Member, isKnown: boolean) {
  return {
    nickMasked: shownName(receiver),
    userNoMasked: maskUserNumber(receiver.userNo),
    fee: SEND_FEE,
    arriveBy: clock.now(),
    warnings: isKnown ? [] : ['FIRST_TIME' as const],
  };
}
