import { maskNickname, maskUserNumber } from '@ezwallet/validators';
import type { MemberContext } from '../../app/CallContext.ts';
import { readAmount } from '../../assets/readAmount.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../identity/members.ts';
import { assertMaySend } from './assertMaySend.ts';
import { findReceiver } from './findReceiver.ts';

interface Draft {
  readonly toType: number;
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says who would receive and what it would cost; moves nothing. */
export async function previewTransfer(draft: Draft, { db, ledger, clock, config, session }: MemberContext) {
  assertMaySend(await getMember(db, session.memberId));
  const receiver = await findReceiver(db, session.memberId, draft.toType, draft.to);
  await readAmount(ledger, draft.currency, draft.amount);
  const known = await db.maybe(sql`
    select 1 from known_payee where member_id = ${session.memberId} and payee_id = ${receiver.id}`);
  return {
    nickMasked: maskNickname(receiver.nickName),
    userNoMasked: maskUserNumber(receiver.userNo),
    fee: config.policy.transfer.fee,
    arriveBy: clock.now(),
    warnings: known ? [] : ['FIRST_TIME' as const],
  };
}
