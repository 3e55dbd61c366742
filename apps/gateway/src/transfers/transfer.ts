import { readAmount } from '../assets/amounts.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { getMember } from '../members/members.ts';
import { assertFitsDay } from './daily-limit.ts';
import { readRemark } from './readRemark.ts';
import { assertMaySend, describeReceiver, findReceiver } from './receivers.ts';
import { type SendOrder, type SendReceipt, sendToMember } from './sendToMember.ts';

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

/** Sends money to a user number, once for each request number. */
export async function executeTransfer(order: SendOrder, ctx: MemberContext): Promise<SendReceipt> {
  return await sendToMember(order, ctx, {
    scene: 'transfer',
    async prepare() {
      const remark = readRemark(order.remark);
      return async (tx, sender) => ({ receiver: await findReceiver(tx, sender.id, order.to), remark });
    },
  });
}
