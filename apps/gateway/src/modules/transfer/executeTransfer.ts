import type { MemberContext } from '../../app/CallContext.ts';
import { findReceiver } from './findReceiver.ts';
import { readRemark } from './readRemark.ts';
import { type SendOrder, type SendReceipt, sendToMember } from './sendToMember.ts';

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
