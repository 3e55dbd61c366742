import type { TradeParty } from '@ezwallet/api-client/contract';
import { carryOut, type MoneyContext, type MoneyRequest } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type Sql, sql } from '../../db/index.ts';
import { areOwnFiles } from '../../people/files/files.ts';
import { getMember } from '../../people/members/members.ts';
import { mayRelease } from '../../people/members/permissions.ts';
import { actOnTrade, type TradeAct, tradeAct } from './actOnTrade.ts';
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

/** Checks that the caller may let coins go, and otherwise goes on. */
async function withRightToLetGo<Next>({ db, session }: MoneyContext, next: Next): Promise<Outcome<Next>> {
  return mayRelease(await getMember(db, session.memberId)) ? next : new Refusal('NO_RIGHTS');
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
  const { text } = said;
  const request = withoutTicket(reqNo, { call: 'openAppeal', billNo, state, reason, ...said });
  if (state === 'paid')
    return await actOnTrade(ctx, request, () =>
      withFiles(ctx, said, (files) => ({ event: 'openAppeal', billNo, side, state, reason, text, files })),
    );
  const rules = lateAppealRules(ctx.config.policy.trade.lateAppeal);
  return await carryOut(ctx, request, () =>
    withFiles(
      ctx,
      said,
      (files) => (call: Sql) =>
        sql`
      select code, result as answer from open_late_appeal(${call}, ${tradeAct({ event: null, billNo, side, state, reason, text, files })}, ${rules})`,
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
  const { text } = said;
  const request = withoutTicket(reqNo, { call: 'stateInAppeal', billNo, state, ...said });
  const words = (files: readonly string[]): TradeAct => ({ event: null, billNo, side, state, text, files });
  if (state === 'appeal' || state === 'arbitration')
    return await actOnTrade(ctx, request, () => withFiles(ctx, said, words));
  return await carryOut(ctx, request, () =>
    withFiles(
      ctx,
      said,
      (files) => (call: Sql) =>
        sql`
      select code, result as answer from state_in_late_appeal(${call}, ${tradeAct(words(files))})`,
    ),
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
  const act = tradeAct({ event: null, billNo, side, state });
  return await carryOut(
    ctx,
    request,
    async () => (call) => sql`select code, result as answer from withdraw_late_appeal(${call}, ${act})`,
  );
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
  if (act.state === 'appeal') return await actOnTrade(ctx, request, () => withRightToLetGo(ctx, act));
  const late = tradeAct({ ...act, event: null });
  return await carryOut(ctx, request, () =>
    withRightToLetGo(ctx, (call: Sql) => sql`select code, result as answer from concede_late_appeal(${call}, ${late})`),
  );
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
