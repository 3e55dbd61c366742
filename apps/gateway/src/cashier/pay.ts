import { readAmount } from '../assets/amounts.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { sql } from '../db/index.ts';
import { getMember } from '../members/members.ts';
import { assertFitsDay } from '../transfers/daily-limit.ts';
import { assertMayReceive, assertMaySend, describeReceiver } from '../transfers/receivers.ts';
import { type SendOrder, type SendReceipt, sendToMember } from '../transfers/sendToMember.ts';
import { assertAsked, getPaymentByToken } from './PaymentStanding.ts';
import { recordPart, termsOfPart } from './parts.ts';

interface Draft {
  /** The payment's token. */
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says which merchant would receive and what it would cost; moves nothing. Merchants are not masked. */
export async function previewMerchantPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const payment = await getPaymentByToken(ctx.db, to);
  const receiver = await getMember(ctx.db, payment.merchantId);
  const sender = await getMember(ctx.db, ctx.session.memberId);
  assertMaySend(sender);
  assertMayReceive(receiver, ctx.session.memberId);
  assertAsked(payment, await readAmount(ctx.ledger, currency, amount));
  await assertFitsDay(ctx, sender, currency, amount);
  return { ...(await describeReceiver(ctx, receiver)), nickMasked: payment.merchantName };
}

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
            await recordPart(inner, { paymentId, billNo, seenAt: sql`app_now()`, by: 'payer' }),
        };
      };
    },
  });
}
