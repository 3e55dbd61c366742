import type { TradeParty } from '@ezwallet/api-client/contract';
import { carryOut, type MoneyContext, type Posting } from '../call/money-call.ts';
import { type Outcome, Refusal } from '../call/Outcome.ts';
import { sql } from '../db/index.ts';
import { areOwnFiles } from '../files/files.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { getMember } from '../members/members.ts';
import { mayRelease } from '../members/permissions.ts';
import { lateAppealRules } from './late-appeal-time.ts';
import type { TradeState } from './life.ts';
import { type TradeReceipt, withTicketToGiveUp, withoutTicket } from './trade-call.ts';

/** What each action in an appeal has. */
interface OnTrade {
  readonly billNo: string;
  readonly reqNo: string;
}

/** What a party says, with its evidence. */
export interface Statement {
  readonly text: string;
  readonly imageIds: readonly string[];
  readonly videoId?: string | undefined;
}

type Receipt = Outcome<TradeReceipt>;

/** Refuses files that are not the caller's, and otherwise builds the statement with all of them. */
async function withFiles(
  { db, session }: MoneyContext,
  { imageIds, videoId }: Pick<Statement, 'imageIds' | 'videoId'>,
  build: (files: readonly string[]) => Posting,
): Promise<Outcome<Posting>> {
  const { memberId } = session;
  if (!(await areOwnFiles(db, memberId, 'IMG', imageIds))) return new Refusal('ARGS_INVALID', { fields: ['imageIds'] });
  if (videoId === undefined) return build(imageIds);
  if (!(await areOwnFiles(db, memberId, 'VIDEO', [videoId]))) return new Refusal('ARGS_INVALID', { fields: ['videoId'] });
  return build([...imageIds, videoId]);
}

/**
 * Opens an appeal on a paid trade, or a late one on an ended trade. Refuses with `TIME_INVALID` while the seller still has time
 * for the release, and too long after the end.
 */
export async function openAppeal(
  side: TradeParty,
  state: TradeState,
  { billNo, reqNo, reason, ...said }: OnTrade & Statement & { readonly reason: string },
  ctx: MoneyContext,
): Promise<Receipt> {
  const { escalateAfter, lateAppeal } = ctx.config.policy.trade;
  const { text } = said;
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'openAppeal', billNo, state, reason, ...said }), () =>
    withFiles(ctx, said, (files) => (call) =>
      state === 'paid'
        ? sql`
            select code, result as answer from open_appeal(${call}, ${billNo}, ${side}, ${reason}, ${text}, ${files}::text[], ${escalateAfter.appeal})`
        : sql`
            select code, result as answer from open_late_appeal(${call}, ${billNo}, ${side}, ${state}, ${reason}, ${text}, ${files}::text[],
              ${lateAppealRules(lateAppeal)}, ${BIZ_TYPES.sell})`,
    ),
  );
}

/** Adds a statement to an open appeal, in the state in which the trade is. */
export async function stateInAppeal(
  side: TradeParty,
  state: TradeState,
  { billNo, reqNo, ...said }: OnTrade & Statement,
  ctx: MoneyContext,
): Promise<Receipt> {
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'stateInAppeal', billNo, state, ...said }), () =>
    withFiles(ctx, said, (files) => (call) =>
      state === 'appeal' || state === 'arbitration'
        ? sql`select code, result as answer from state_in_appeal(${call}, ${billNo}, ${side}, ${state}, ${said.text}, ${files}::text[])`
        : sql`select code, result as answer from state_in_late_appeal(${call}, ${billNo}, ${side}, ${said.text}, ${files}::text[])`,
    ),
  );
}

/** Takes an appeal back, which only the side can that opened it. */
export async function withdrawAppeal(side: TradeParty, state: TradeState, { billNo, reqNo }: OnTrade, ctx: MoneyContext): Promise<Receipt> {
  const { instant, bank } = ctx.config.policy.trade.within;
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'withdrawAppeal', billNo, ...ofLate(state) }), async () => {
    return (call) =>
      state === 'appeal'
        ? sql`select code, result as answer from withdraw_appeal(${call}, ${billNo}, ${side}, ${instant}, ${bank})`
        : sql`select code, result as answer from withdraw_late_appeal(${call}, ${billNo}, ${side}, ${state})`;
  });
}

/** What a request adds that is about an appeal after the end. */
const ofLate = (state: TradeState) => (state === 'appeal' ? {} : { state });

/** The buyer concedes an appeal of the seller: the coins go back. */
export async function agreeToRefund(
  state: TradeState,
  { billNo, reqNo, payPassTicket }: OnTrade & { readonly payPassTicket: string },
  ctx: MoneyContext,
): Promise<Receipt> {
  const request = withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'agreeToRefund', billNo, ...ofLate(state) });
  return await carryOut(ctx, request, async () => {
    if (!mayRelease(await getMember(ctx.db, ctx.session.memberId))) return new Refusal('NO_RIGHTS');
    return (call) =>
      state === 'appeal'
        ? sql`select code, result as answer from agree_to_refund(${call}, ${billNo})`
        : sql`
            select code, result as answer from concede_late_appeal(${call}, ${billNo}, 'buyer', ${state}, ${BIZ_TYPES.sell}, ${BIZ_TYPES.buy})`;
  });
}

/** The seller concedes an appeal of the buyer: the coins go to the buyer. */
export async function agreeToRelease(
  state: TradeState,
  { billNo, reqNo, payPassTicket }: OnTrade & { readonly payPassTicket: string },
  ctx: MoneyContext,
): Promise<Receipt> {
  const fields = { call: 'agreeToRelease', billNo, ...ofLate(state) };
  const request = { reqNo: reqNo.toLowerCase(), scene: 'release', payPassTicket, confirmed: { billNo }, fields } as const;
  return await carryOut(ctx, request, async () => {
    if (!mayRelease(await getMember(ctx.db, ctx.session.memberId))) return new Refusal('NO_RIGHTS');
    return (call) =>
      state === 'appeal'
        ? sql`select code, result as answer from agree_to_release(${call}, ${billNo}, ${BIZ_TYPES.sell}, ${BIZ_TYPES.buy})`
        : sql`
            select code, result as answer from concede_late_appeal(${call}, ${billNo}, 'seller', ${state}, ${BIZ_TYPES.sell}, ${BIZ_TYPES.buy})`;
  });
}

/** Reports the conduct of the other side to staff. */
export async function complain(
  side: TradeParty,
  complaint: OnTrade & { readonly reason: string; readonly text: string; readonly imageIds?: readonly string[] | undefined },
  ctx: MoneyContext,
): Promise<Receipt> {
  const { billNo, reqNo, reason, text, imageIds = [] } = complaint;
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'complain', billNo, reason, text, imageIds }), () =>
    withFiles(ctx, { imageIds }, (files) => (call) => sql`
      select code, result as answer from complain(${call}, ${billNo}, ${side}, ${reason}, ${text}, ${files}::text[])`),
  );
}
