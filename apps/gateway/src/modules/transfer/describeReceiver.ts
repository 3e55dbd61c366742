import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import type { MemberContext } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import type { Member } from '../../identity/members.ts';
import { SEND_FEE } from './sendToMember.ts';

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
