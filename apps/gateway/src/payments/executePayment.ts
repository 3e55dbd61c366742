import type { PaymentText } from '@ezwallet/validators';
import type { MemberContext } from '../app/CallContext.ts';
import { Refused } from '../app/refusals.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES, formatMoney } from '../ledger/index.ts';
import { findReceiver } from '../modules/transfer/findReceiver.ts';
import { readRemark } from '../modules/transfer/readRemark.ts';
import { type SendOrder, type SendReceipt, sendToMember } from '../modules/transfer/sendToMember.ts';
import { assertPayable } from './assertPayable.ts';
import { readPaymentText } from './readPaymentText.ts';

const BIZ_TYPES_OF_PAYMENT = { send: BIZ_TYPES.payIn, recv: BIZ_TYPES.payIn } as const;

/** Pays a payment text, once for each request number; one of a fixed amount is paid once by whoever is first. */
export async function executePayment(order: SendOrder, ctx: MemberContext): Promise<SendReceipt> {
  return await sendToMember(order, ctx, {
    scene: 'pay',
    async prepare() {
      const payment = readPaymentText(ctx.config, order.to);
      const remark = readRemark(order.remark) || (payment.memo ?? '');
      return async (tx, sender, { asset, minor, scale }) => {
        const receiver = await findReceiver(tx, sender.id, payment.userNumber);
        await assertPayable(tx, payment, { payeeId: receiver.id, currency: asset, amount: formatMoney(minor, scale) });
        return {
          receiver,
          remark,
          bizTypes: BIZ_TYPES_OF_PAYMENT,
          complete: async (inner, { billNo }) =>
            await takeText(inner, payment, { payeeId: receiver.id, payerId: sender.id, billNo }),
        };
      };
    },
  });
}

/** The payee's account is locked by now, so of two payers at once the second finds the text taken. */
async function takeText(
  tx: Db,
  payment: PaymentText['payment'],
  { payeeId, payerId, billNo }: { payeeId: bigint; payerId: bigint; billNo: string },
): Promise<void> {
  if (payment.kind === 'static') return;
  const taken = await tx.maybe(sql`
    insert into payment_text_paid (payee_id, nonce, payer_id, bill_no, expires_at)
    values (${payeeId}, ${payment.nonce}, ${payerId}, ${billNo}, ${new Date(payment.expiresAt)})
    on conflict do nothing returning 1`);
  if (!taken) throw new Refused('ORDER_ALREADY_DONE');
}
