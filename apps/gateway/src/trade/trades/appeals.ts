import type { TradeParty } from '@ezwallet/api-client/contract';
import { carryOut, type MoneyContext, type MoneyRequest } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type Sql, sql } from '../../db/index.ts';
import { areOwnFiles } from '../../people/files/files.ts';
import { getMember } from '../../people/members/members.ts';
import { mayRelease } from '../../people/members/permissions.ts';
import { actAfterwards, actOnTrade, type TradeAct } from './actOnTrade.ts';
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

/** Refuses files that are not the caller's, and otherwise goes on with all of them. */
async function withFiles<Next>(
  { db, session }: MoneyContext,
  { imageIds, videoId }: Pick<Statement, 'imageIds' | 'videoId'>,
  build: (files: readonly string[]) => Next,
): Promise<Outcome<Next>> {
  const { memberId } = session;
  if (!(await areOwnFiles(db, memberId, 'IMG', imageIds))) return new Refusal('ARGS_INVALID', { fields: ['imageIds'] });
  if (videoId === undefined) return build(imageIds);
  if (!(await areOwnFiles(db, memberId, 'VIDEO', [videoId])))
    return new Refusal('ARGS_INVALID', { fields: ['videoId'] });
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
  const request = withoutTicket(reqNo, { call: 'openAppeal', billNo, state, reason, ...said });
  const isInTime = state === 'paid';
  const event = isInTime ? 'openAppeal' : 'open';
  return await (isInTime ? actOnTrade : actAfterwards)(ctx, request, () =>
    withFiles(ctx, said, (files) => ({ event, billNo, side, state, reason, text: said.text, files })),
  );
}

/** Adds a statement to an open appeal, in the state in which the trade is. */
export async function stateInAppeal(
  side: TradeParty,
  state: TradeState,
  { billNo, reqNo, ...said }: OnTrade & Statement,
  ctx: MoneyContext,
): Promise<Receipt> {
  const request = withoutTicket(reqNo, { call: 'stateInAppeal', billNo, state, ...said });
  const isInTime = state === 'appeal' || state === 'arbitration';
  return await (isInTime ? actOnTrade : actAfterwards)(ctx, request, () =>
    withFiles(ctx, said, (files) => ({ event: null, billNo, side, state, text: said.text, files })),
  );
}

/** Takes an appeal back, which only the side can that opened it. */
export async function withdrawAppeal(
  side: TradeParty,
  state: TradeState,
  { billNo, reqNo }: OnTrade,
  ctx: MoneyContext,
): Promise<Receipt> {
  const request = withoutTicket(reqNo, { call: 'withdrawAppeal', billNo, ...ofLate(state) });
  if (state === 'appeal') return await actOnTrade(ctx, request, { event: 'withdrawAppeal', billNo, side, state });
  return await actAfterwards(ctx, request, { event: 'withdraw', billNo, side, state });
}

/** What a request adds that is about an appeal after the end. */
const ofLate = (state: TradeState) => (state === 'appeal' ? {} : { state });

interface Conceded extends OnTrade {
  readonly payPassTicket: string;
}

/** The buyer concedes an appeal of the seller: the coins go back. */
export async function agreeToRefund(
  state: TradeState,
  { billNo, reqNo, payPassTicket }: Conceded,
  ctx: MoneyContext,
): Promise<Receipt> {
  const request = withTicketToGiveUp(reqNo, payPassTicket, billNo, { call: 'agreeToRefund', billNo, ...ofLate(state) });
  return await concede(ctx, request, { event: 'agreeRefund', billNo, side: 'buyer', state });
}

/** The seller concedes an appeal of the buyer: the coins go to the buyer. */
export async function agreeToRelease(
  state: TradeState,
  { billNo, reqNo, payPassTicket }: Conceded,
  ctx: MoneyContext,
): Promise<Receipt> {
  const fields = { call: 'agreeToRelease', billNo, ...ofLate(state) };
  const request = {
    reqNo: reqNo.toLowerCase(),
    scene: 'release',
    payPassTicket,
    confirmed: { billNo },
    fields,
  } as const;
  return await concede(ctx, request, { event: 'agreeRelease', billNo, side: 'seller', state });
}

async function concede(ctx: MoneyContext, request: MoneyRequest, act: TradeAct): Promise<Receipt> {
  const isInTime = act.state === 'appeal';
  return await (isInTime ? actOnTrade : actAfterwards)(ctx, request, async () => {
    if (!mayRelease(await getMember(ctx.db, ctx.session.memberId))) return new Refusal('NO_RIGHTS');
    return isInTime ? act : { ...act, event: 'concede' };
  });
}

/** Reports the conduct of the other side to staff. */
export async function complain(
  side: TradeParty,
  complaint: OnTrade & {
    readonly reason: string;
    readonly text: string;
    readonly imageIds?: readonly string[] | undefined;
  },
  ctx: MoneyContext,
): Promise<Receipt> {
  const { billNo, reqNo, reason, text, imageIds = [] } = complaint;
  return await carryOut(ctx, withoutTicket(reqNo, { call: 'complain', billNo, reason, text, imageIds }), () =>
    withFiles(
      ctx,
      { imageIds },
      (files) => (call: Sql) =>
        sql`
      select code, result as answer from complain(${call}, ${billNo}, ${side}, ${reason}, ${text}, ${files}::text[])`,
    ),
  );
}
