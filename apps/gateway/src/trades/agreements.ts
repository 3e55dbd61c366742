import { carryOut, type MoneyContext } from '../call/money-call.ts';
import { type Outcome, Refusal } from '../call/Outcome.ts';
import { sql } from '../db/index.ts';
import { getMember } from '../members/members.ts';
import { mayRelease } from '../members/permissions.ts';
import type { TradeState } from './life.ts';
import { type TradeReceipt, withTicketToGiveUp, withoutTicket } from './trade-call.ts';

interface OnTrade {
  readonly billNo: string;
  /** The state that the caller saw. */
  readonly state: TradeState;
  readonly reqNo: string;
}

interface Ticketed {
  readonly payPassTicket?: string | undefined;
}

/** Gives the buyer more time for the payment, once and shortly before its end. */
export async function extendPayment({ billNo, reqNo }: Omit<OnTrade, 'state'>, ctx: MoneyContext): Promise<Outcome<TradeReceipt>> {
  const { last, more } = ctx.config.policy.trade.extension;
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'extend', billNo }), async () => {
    return (call) => sql`select code, result as answer from extend_payment(${call}, ${billNo}, ${last}, ${more})`;
  });
}

/** Asks the other side to cancel. The statement uses the ticket of a buyer who has marked the payment. */
export async function askCancel({ billNo, state, reqNo, payPassTicket }: OnTrade & Ticketed, ctx: MoneyContext): Promise<Outcome<TradeReceipt>> {
  const { cancelQuestions } = ctx.config.policy.trade;
  return await carryOut(ctx, withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'askCancel', billNo, state }), async () => {
    return (call) => sql`select code, result as answer from ask_cancel(${call}, ${billNo}, ${state}, ${cancelQuestions})`;
  });
}

/**
 * Answers the other side's question to cancel. Who agrees decides about coins, so a locked member cannot; after the payment,
 * the statement uses the ticket.
 */
export async function answerCancel(
  { billNo, state, agree, reqNo, payPassTicket }: OnTrade & Ticketed & { readonly agree: boolean },
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  return await carryOut(ctx, withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'answerCancel', billNo, state, agree }), async () => {
    if (agree && !mayRelease(await getMember(ctx.db, ctx.session.memberId))) return new Refusal('NO_RIGHTS');
    return (call) => sql`select code, result as answer from answer_cancel(${call}, ${billNo}, ${state}, ${agree})`;
  });
}
