import { readAmount } from '../../assets/amounts.ts';
import type { MemberContext } from '../../call/CallContext.ts';
import { carryOut, type MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { sql, together } from '../../db/index.ts';
import { readDay } from '../limits/payment-limit.ts';
import { getMember } from '../../people/members/members.ts';
import { usdtValueOf } from '../rates/rates.ts';
import { refuseDay } from './daily-limit.ts';
import { readRemark } from './readRemark.ts';
import { asReceiver, describeReceiver, findReceiver, isKnownPayee, refuseSender } from './receivers.ts';
import { moneyRequest, priceAmount, sendMoney, type SendReceipt, type SendRequest } from './send-money.ts';

type Draft = Pick<SendRequest, 'to' | 'currency' | 'amount'>;

/** Tells who would receive a transfer and what it would cost; moves no money. */
export async function previewTransfer({ to, currency, amount }: Draft, ctx: MemberContext) {
  const { config, session } = ctx;
  const [sender, found, day, isKnown] = await together(ctx.db, (db) => [
    getMember(db, session.memberId),
    findReceiver(db, to),
    readDay(db, config.policy, session.memberId),
    isKnownPayee(db, session.memberId, sql`(select id from member where user_no = ${to.toUpperCase()})`),
  ]);
  const receiver = refuseSender(sender) ?? asReceiver(found, sender.id);
  if (receiver instanceof Refusal) return receiver;
  const read = await readAmount(ctx.ledger, currency, amount);
  if (read instanceof Refusal) return read;
  const usdtValue = await usdtValueOf(ctx, currency, amount);
  return refuseDay(config.policy, sender, day, usdtValue) ?? describeReceiver(ctx, receiver, isKnown);
}

/** Sends money to a user number. */
export async function executeTransfer(request: SendRequest, ctx: MoneyContext): Promise<Outcome<SendReceipt>> {
  return await carryOut(ctx, moneyRequest(request, 'transfer'), async () => {
    const remark = readRemark(request.remark);
    if (remark instanceof Refusal) return remark;
    const amount = await priceAmount(ctx, request);
    if (amount instanceof Refusal) return amount;
    const [sender, found] = await together(ctx.db, (db) => [
      getMember(db, ctx.session.memberId),
      findReceiver(db, request.to),
    ]);
    const receiver = refuseSender(sender) ?? asReceiver(found, sender.id);
    if (receiver instanceof Refusal) return receiver;
    return sendMoney(ctx.config.policy, { sender, receiver, amount, remark });
  });
}
