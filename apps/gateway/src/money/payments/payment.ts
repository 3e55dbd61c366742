import { fromMinorUnits } from '@ezwallet/validators';
import { readAmount } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { carryOut, type MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { sql, together } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import { readDay } from '../limits/payment-limit.ts';
import { getMember } from '../../people/members/members.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { refuseDay } from '../transfers/daily-limit.ts';
import { readRemark } from '../transfers/readRemark.ts';
import { asReceiver, describeReceiver, findReceiver, isKnownPayee, refuseSender } from '../transfers/receivers.ts';
import { moneyRequest, priceAmount, sendMoney, type SendReceipt, type SendRequest } from '../transfers/send-money.ts';
import { readCodeStatus, refuseOffer } from './payable.ts';
import { readPaymentText } from './payment-text.ts';

type Draft = Pick<SendRequest, 'to' | 'currency' | 'amount'>;

const idOf = (userNumber: string) => sql`(select id from member where user_no = ${userNumber})`;

/** Tells whom a payment text pays and what it would cost; moves no money. */
export async function previewPayment({ to, currency, amount }: Draft, ctx: MemberContext) {
  const { config, session } = ctx;
  const payment = readPaymentText(config, to);
  if (payment instanceof Refusal) return payment;
  const payee = idOf(payment.userNumber);
  const [sender, found, status, day, isKnown] = await together(ctx.db, (db) => [
    getMember(db, session.memberId),
    findReceiver(db, payment.userNumber),
    readCodeStatus(db, payment, payee),
    readDay(db, config.policy, session.memberId),
    isKnownPayee(db, session.memberId, payee),
  ]);
  const receiver = asReceiver(found, sender.id);
  if (receiver instanceof Refusal) return receiver;
  const read = await readAmount(ctx.ledger, currency, amount);
  if (read instanceof Refusal) return read;
  const offer = { currency, amount: fromMinorUnits(read.minor, read.scale) };
  const refusal = refuseOffer(payment, offer, status) ?? refuseSender(sender);
  if (refusal) return refusal;
  const usdtValue = await usdtValueOf(ctx, currency, amount);
  return refuseDay(config.policy, sender, day, usdtValue) ?? describeReceiver(ctx, receiver, isKnown);
}

/** Pays a payment text. Only one member can pay a code of a fixed amount. */
export async function executePayment(request: SendRequest, ctx: MoneyContext): Promise<Outcome<SendReceipt>> {
  return await carryOut(ctx, moneyRequest(request, 'pay'), async () => {
    const payment = readPaymentText(ctx.config, request.to);
    if (payment instanceof Refusal) return payment;
    const written = readRemark(request.remark);
    if (written instanceof Refusal) return written;
    const remark = written || (payment.memo ?? '');
    const amount = await priceAmount(ctx, request);
    if (amount instanceof Refusal) return amount;
    const [sender, found, status] = await together(ctx.db, (db) => [
      getMember(db, ctx.session.memberId),
      findReceiver(db, payment.userNumber),
      readCodeStatus(db, payment, idOf(payment.userNumber)),
    ]);
    const receiver = refuseSender(sender) ?? asReceiver(found, sender.id);
    if (receiver instanceof Refusal) return receiver;
    const offer = { currency: amount.asset, amount: fromMinorUnits(amount.minor, amount.scale) };
    const refusal = refuseOffer(payment, offer, status);
    if (refusal) return refusal;
    const code = payment.kind === 'static' ? undefined : payment;
    return sendMoney(ctx.config.policy, { sender, receiver, amount, remark, code, bizType: BIZ_TYPES.payIn });
  });
}
