import type { MemberContext } from '../../app/CallContext.ts';
import { readAmount } from '../../assets/readAmount.ts';
import { getMember } from '../../identity/members.ts';
import { assertFitsDay } from './assertFitsDay.ts';
import { assertMaySend } from './assertMaySend.ts';
import { describeReceiver } from './describeReceiver.ts';
import { findReceiver } from './findReceiver.ts';

interface Draft {
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says who would receive and what it would cost; moves nothing. */
export async function previewTransfer({ to, currency, amount }: Draft, ctx: MemberContext) {
  const sender = await getMember(ctx.db, ctx.session.memberId);
  assertMaySend(sender);
  const receiver = await findReceiver(ctx.db, ctx.session.memberId, to);
  await readAmount(ctx.ledger, currency, amount);
  await assertFitsDay(ctx, sender, currency, amount);
  return await describeReceiver(ctx, receiver);
}
