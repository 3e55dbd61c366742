import type { MemberContext } from '../app/CallContext.ts';
import { sql } from '../db/index.ts';
import { getMember } from '../identity/members.ts';
import { assertMayReceive } from '../modules/transfer/assertMayReceive.ts';
import { type SendOrder, type SendReceipt, sendToMember } from '../modules/transfer/sendToMember.ts';
import { assertAsked } from './assertAsked.ts';
import { getPaymentByToken } from './PaymentStanding.ts';
import { recordPart } from './recordPart.ts';
import { termsOfPart } from './termsOfPart.ts';

/** Pays what is missing of a merchant's payment from the balance, once for each request number. */
export async function payMerchant(order: SendOrder, ctx: MemberContext): Promise<SendReceipt> {
  return await sendToMember(order, ctx, {
    scene: 'pay',
    async prepare() {
      const { id: paymentId, merchantId, subject } = await getPaymentByToken(ctx.db, order.to);
      return async (tx, sender, amount) => {
        const receiver = await getMember(tx, merchantId);
        assertMayReceive(receiver, sender.id);
        // Locks the payment: of two payers at once the second finds nothing missing.
        const { bizType, fee } = await termsOfPart(tx, ctx.config.policy, paymentId, amount.minor);
        assertAsked(await getPaymentByToken(tx, order.to), amount);
        return {
          receiver,
          remark: subject,
          bizTypes: { send: bizType, recv: bizType },
          fee: { amount: fee, paidBy: 'payee' },
          complete: async (inner, { recvBillNo: billNo }) =>
            await recordPart(inner, { paymentId, billNo, seenAt: sql`app_now()` }),
        };
      };
    },
  });
}
