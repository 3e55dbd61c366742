import { checkUserNumber, maskNickname, maskUserNumber } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { type Db, sql } from '../db/index.ts';
import { findByUserNo, type Member } from '../members/members.ts';
import { mayReceive, maySend, transferFlagOf } from '../members/permissions.ts';

/** What sending to a member costs the sender, whomever it goes to. */
export const SEND_FEE = '0';

/**
 * Finds who receives by the user number.
 * @throws {ApiFailure} `USER_NOT_FOUND`, `USER_INVALID` for oneself or a closed account
 */
export async function findReceiver(db: Db, senderId: bigint, to: string): Promise<Member> {
  const userNo = checkUserNumber(to);
  const receiver = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!receiver) throw new ApiFailure('USER_NOT_FOUND');
  assertMayReceive(receiver, senderId);
  return receiver;
}

/** @throws {ApiFailure} `USER_INVALID` for the sender and for a closed account */
export function assertMayReceive({ id, ...receiver }: Member, senderId: bigint): void {
  if (id === senderId || !mayReceive(receiver)) throw new ApiFailure('USER_INVALID');
}

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag}` while the member may not send */
export function assertMaySend(sender: Member): void {
  if (maySend(sender)) return;
  const flag = transferFlagOf(sender);
  // An open flag would tell somebody whose account is closed the contrary.
  throw new ApiFailure('NO_RIGHTS', { transferFlag: flag === 1 ? 0 : flag });
}

/** What a sender is told about a receiver before the money goes. */
export async function describeReceiver({ db, clock, session }: MemberContext, receiver: Member) {
  const known = await db.maybe(sql`
    select 1 from known_payee where member_id = ${session.memberId} and payee_id = ${receiver.id}`);
  return {
    nickMasked: maskNickname(receiver.nickName),
    userNoMasked: maskUserNumber(receiver.userNo),
    fee: SEND_FEE,
    arriveBy: clock.now(),
    warnings: known ? [] : ['FIRST_TIME' as const],
  };
}
