import { type Proof, TRANSFER_TARGETS } from '@ezwallet/api-client/contract';
import type { PaymentText } from '@ezwallet/validators';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { MemberContext } from '../app/CallContext.ts';
import { executeOnce } from '../app/executeOnce.ts';
import { Refused, settle } from '../app/refusals.ts';
import { readAmount } from '../assets/readAmount.ts';
import { type Db, sql } from '../db/index.ts';
import { getMember } from '../identity/members.ts';
import { consumePayTicket } from '../identity/pay-tickets.ts';
import { BIZ_TYPES, formatMoney } from '../ledger/index.ts';
import { assertMaySend } from '../modules/transfer/assertMaySend.ts';
import { findReceiver } from '../modules/transfer/findReceiver.ts';
import { moveToMember } from '../modules/transfer/moveToMember.ts';
import { readRemark } from '../modules/transfer/readRemark.ts';
import { worthOf } from '../rates/worthOf.ts';
import { assertPayable } from './assertPayable.ts';
import { readPaymentText } from './readPaymentText.ts';

interface Order {
  readonly toType: typeof TRANSFER_TARGETS.paymentText;
  /** The payment text. */
  readonly to: string;
  readonly currency: string;
  readonly amount: string;
  readonly remark?: string | undefined;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
}

interface Receipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 2;
  readonly arriveBy: number;
}

const COMPLETED = 2;
const BIZ_TYPES_OF_PAYMENT = { send: BIZ_TYPES.payIn, recv: BIZ_TYPES.payIn } as const;

/** Pays a payment text, once for each request number; one of a fixed amount is paid once by whoever is first. */
export async function executePayment(
  { payPassTicket, codes: _, reqNo, ...fields }: Order,
  ctx: MemberContext,
): Promise<Receipt> {
  const { policy } = ctx.config;
  const payment = readPaymentText(ctx.config, fields.to);
  const remark = readRemark(fields.remark) || (payment.memo ?? '');
  const { asset, minor, scale } = await readAmount(ctx.ledger, fields.currency, fields.amount);
  const worth = await worthOf(ctx, asset, fields.amount);
  if (worth === undefined) throw new ApiFailure('TRY_AGAIN_LATER');

  return await executeOnce<Receipt>(ctx, reqNo, fields, async (tx) => {
    const sender = await getMember(tx, ctx.session.memberId);
    assertMaySend(sender);
    const receiver = await findReceiver(tx, sender.id, TRANSFER_TARGETS.user, payment.userNumber);
    const offer = { payeeId: receiver.id, currency: asset, amount: formatMoney(minor, scale) };
    await assertPayable(tx, payment, offer);
    await consumePayTicket(tx, sender.id, 'pay', payPassTicket);
    return await settle(tx, async (inner) => {
      const order = { sender, receiver, asset, amount: minor, worth, remark, reqNo, bizTypes: BIZ_TYPES_OF_PAYMENT };
      const { billNo, createdAt } = await moveToMember(inner, policy, order);
      await takeText(inner, payment, { payeeId: receiver.id, payerId: sender.id, billNo });
      return { billNo, fee: policy.transfer.fee, status: COMPLETED, arriveBy: createdAt };
    });
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
