import type { PaymentText } from '@ezwallet/validators';
import { readAmount } from '../assets/amounts.ts';
import type { MemberContext } from '../call/CallContext.ts';
import { Refused } from '../call/refusals.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES, formatMoney } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { assertFitsDay } from '../transfers/daily-limit.ts';
import { readRemark } from '../transfers/readRemark.ts';
import { assertMaySend, describeReceiver, findReceiver } from '../transfers/receivers.ts';
import { type SendOrder, type SendReceipt, sendToMember } from '../transfers/sendToMember.ts';
import { assertPayable } from './payable.ts';
import { readPaymentText } from './payment-text.ts';

interface Draft {
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
}

/** Says whom a payment text pays and what it would cost; moves nothing. */
export async function previewPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const payment = readPaymentText(ctx.config, to);
  const receiver = await findReceiver(ctx.db, ctx.session.memberId, payment.userNumber);
  const { minor, scale } = await readAmount(ctx.ledger, currency, amount);
  await assertPayable(ctx.db, payment, { payeeId: receiver.id, currency, amount: formatMoney(minor, scale) });
  const sender = await getMember(ctx.db, ctx.session.memberId);
  assertMaySend(sender);
  await assertFitsDay(ctx, sender, currency, amount);
  return await describeReceiver(ctx, receiver);
}

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
