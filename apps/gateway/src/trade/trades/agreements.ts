import type { MoneyContext } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { getMember } from '../../people/members/members.ts';
import { mayRelease } from '../../people/members/permissions.ts';
import { actOnTrade } from './actOnTrade.ts';
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
export async function extendPayment(
  { billNo, reqNo }: Omit<OnTrade, 'state'>,
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  const request = withoutTicket(reqNo, { call: 'extend', billNo });
  return await actOnTrade(ctx, request, { event: 'extend', billNo, side: 'buyer', state: 'waitingForPayment' });
}

/** Asks the other side to cancel. A buyer who has marked the payment confirms it. */
export async function askCancel(
  { billNo, state, reqNo, payPassTicket }: OnTrade & Ticketed,
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  const request = withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'askCancel', billNo, state });
  return await actOnTrade(ctx, request, { event: 'askCancel', billNo, state });
}

/** Answers the other side's question to cancel. An agreement decides about coins, so a locked member cannot give it. */
export async function answerCancel(
  { billNo, state, agree, reqNo, payPassTicket }: OnTrade & Ticketed & { readonly agree: boolean },
  ctx: MoneyContext,
): Promise<Outcome<TradeReceipt>> {
  const request = withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'answerCancel', billNo, state, agree });
  return await actOnTrade(ctx, request, async () => {
    if (agree && !mayRelease(await getMember(ctx.db, ctx.session.memberId))) return new Refusal('NO_RIGHTS');
    return { event: agree ? 'agreeCancel' : 'declineCancel', billNo, state };
  });
}
