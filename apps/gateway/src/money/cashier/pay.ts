import { readAmount } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { carryOut, type MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { sql, together } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { readDay } from '../limits/payment-limit.ts';
import { findMember, getMember } from '../../people/members/members.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { refuseDay } from '../transfers/daily-limit.ts';
import { asReceiver, describeReceiver, isKnownPayee, refuseSender } from '../transfers/receivers.ts';
import { moneyRequest, priceAmount, sendMoney, type SendReceipt, type SendRequest } from '../transfers/send-money.ts';
import { cashierFee } from './cashierFee.ts';
import { refusePayer } from './payer-name.ts';
import { findPaymentByToken, refuseOffer } from './payments.ts';

/** `to` is the payment's token. */
type Draft = Pick<SendRequest, 'to' | 'currency' | 'amount'>;

const merchantOf = (token: string) => sql`(select merchant_id from merchant_payment where token = ${token})`;

/** Tells which merchant would receive a payment and what it would cost; moves no money. Does not mask merchants. */
export async function previewMerchantPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const { config, session } = ctx;
  const [payment, found, sender, day, isKnown, identity] = await together(ctx.db, (db) => [
    findPaymentByToken(db, to),
    findMember(db, merchantOf(to)),
    getMember(db, session.memberId),
    readDay(db, config.policy, session.memberId),
    isKnownPayee(db, session.memberId, merchantOf(to)),
    findIdentity(db, config, session.memberId),
  ]);
  if (!payment) return new Refusal('ORDER_NOT_FOUND');
  const receiver = refuseSender(sender) ?? asReceiver(found, sender.id);
  if (receiver instanceof Refusal) return receiver;
  const read = await readAmount(ctx.ledger, currency, amount);
  if (read instanceof Refusal) return read;
  const usdtValue = await usdtValueOf(ctx, currency, amount);
  const refusal =
    refuseOffer(payment, read) ??
    refusePayer(config, payment, identity) ??
    refuseDay(config.policy, sender, day, usdtValue);
  return refusal ?? { ...describeReceiver(ctx, receiver, isKnown), nickMasked: payment.merchantName };
}

/** Pays what is missing of a merchant's payment from the balance. */
export async function payMerchant(request: SendRequest, ctx: MoneyContext): Promise<Outcome<SendReceipt>> {
  const { policy } = ctx.config;
  return await carryOut(ctx, moneyRequest(request, 'pay'), async () => {
    const [payment, found, sender, identity] = await together(ctx.db, (db) => [
      findPaymentByToken(db, request.to),
      findMember(db, merchantOf(request.to)),
      getMember(db, ctx.session.memberId),
      findIdentity(db, ctx.config, ctx.session.memberId),
    ]);
    if (!payment) return new Refusal('ORDER_NOT_FOUND');
    const amount = await priceAmount(ctx, request);
    if (amount instanceof Refusal) return amount;
    const receiver = refuseSender(sender) ?? asReceiver(found, sender.id);
    if (receiver instanceof Refusal) return receiver;
    const refusal = refuseOffer(payment, amount) ?? refusePayer(ctx.config, payment, identity);
    if (refusal) return refusal;
    const { id, paid, subject: remark } = payment;
    const fee = cashierFee(policy, { asset: amount.asset, scale: amount.scale, before: paid, amount: amount.minor });
    return sendMoney(policy, {
      sender,
      receiver,
      amount,
      remark,
      payment: { id, fee, paid },
      bizType: BIZ_TYPES.payIn,
    });
  });
}
