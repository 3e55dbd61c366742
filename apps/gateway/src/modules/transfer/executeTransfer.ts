import type { Proof } from '@ezwallet/api-client/contract';
import { multiplyAmounts, toMinorUnits } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { MemberContext } from '../../app/CallContext.ts';
import { executeOnce } from '../../app/executeOnce.ts';
import { settle } from '../../app/refusals.ts';
import { readAmount } from '../../assets/readAmount.ts';
import { getMember } from '../../identity/members.ts';
import { consumePayTicket } from '../../identity/pay-tickets.ts';
import { priceOf } from '../../rates/valuation.ts';
import { assertMaySend } from './assertMaySend.ts';
import { findReceiver } from './findReceiver.ts';
import { moveToMember } from './moveToMember.ts';
import { readRemark } from './readRemark.ts';

interface Order {
  readonly toType: number;
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
const USDT_PLACES = 6;

/** Sends money to a member, once for each request number. A replay needs no ticket: its first try used it. */
export async function executeTransfer(
  { payPassTicket, codes: _, reqNo, ...fields }: Order,
  ctx: MemberContext,
): Promise<Receipt> {
  const remark = readRemark(fields.remark);
  const { policy } = ctx.config;
  // Prices come from outside, so they are asked for before the transaction, not within it.
  const rates = await ctx.rates.snapshot(ctx.clock.now());
  const amount = await readAmount(ctx.ledger, fields.currency, fields.amount);

  return await executeOnce<Receipt>(ctx, reqNo, fields, async (tx) => {
    const sender = await getMember(tx, ctx.session.memberId);
    assertMaySend(sender);
    const receiver = await findReceiver(tx, sender.id, fields.toType, fields.to);
    await consumePayTicket(tx, sender.id, 'transfer', payPassTicket);

    const price = priceOf(rates, fields.currency);
    if (price === undefined) throw new ApiFailure('TRY_AGAIN_LATER');
    const value = toMinorUnits(multiplyAmounts(fields.amount, price, USDT_PLACES), USDT_PLACES);
    return await settle(tx, async (inner) => {
      const order = { sender, receiver, asset: amount.asset, amount: amount.minor, worth: value, remark, reqNo };
      const { billNo, createdAt } = await moveToMember(inner, policy, order);
      return { billNo, fee: policy.transfer.fee, status: COMPLETED, arriveBy: createdAt };
    });
  });
}
