import type { Endpoint, Trade } from '@ezwallet/api-client/contract';
import type { InferInput, InferOutput } from 'valibot';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { JoinedHandler, MemberContext } from '../../call/CallContext.ts';
import type { MoneyContext, MoneyRequest } from '../../call/money-call.ts';
import { type Outcome, Refusal } from '../../call/Outcome.ts';
import { type StoredRequest, storedRequest } from '../../ledger/index.ts';
import { keepTimeLimit } from './process.ts';
import { findTrade, viewTrade } from './Trade.ts';

/** The bill of the caller's side of a trade. */
export interface TradeReceipt {
  readonly billNo: string;
}

/** A request without a ticket: what it does gives no coins away. */
export const withoutTicket = (reqNo: string, fields: MoneyRequest['fields']): MoneyRequest => ({
  reqNo: reqNo.toLowerCase(),
  scene: 'sell',
  payPassTicket: '',
  confirmed: undefined,
  fields,
});

/** A request that may let go what a member has paid, with its ticket; without one, the statement refuses where it is needed. */
export const withTicketToGiveUp = (
  reqNo: string,
  payPassTicket: string | undefined,
  billNo: string,
  fields: MoneyRequest['fields'],
): MoneyRequest => ({
  reqNo: reqNo.toLowerCase(),
  scene: 'giveUp',
  payPassTicket: payPassTicket ?? '',
  confirmed: { billNo },
  fields,
});

/** @throws {ApiFailure} `ORDER_NOT_FOUND` */
async function getTrade(ctx: MemberContext, billNo: string) {
  const row = await findTrade(ctx.db, ctx.session.memberId, billNo);
  if (!row) throw new ApiFailure('ORDER_NOT_FOUND');
  return row;
}

/** @throws {ApiFailure} `ORDER_NOT_FOUND` */
export const readTrade = async (ctx: MemberContext, billNo: string): Promise<Trade> =>
  await viewTrade(ctx, await getTrade(ctx, billNo));

/** The trade after an action; a refusal because the trade has changed carries the trade as it is now. */
export async function afterwards(ctx: MemberContext, outcome: Outcome<TradeReceipt>, billNo?: string): Promise<Trade> {
  if (!(outcome instanceof Refusal)) return await readTrade(ctx, outcome.billNo);
  if (outcome.code !== '3025' || billNo === undefined) throw new ApiFailure(outcome.code, outcome.body);
  const { saleId } = await getTrade(ctx, billNo);
  await keepTimeLimit(ctx.db, ctx.config.policy, saleId);
  throw new ApiFailure('3025', await readTrade(ctx, billNo));
}

interface Numbered {
  readonly reqNo: string;
}

/** A money call of a trade: it reads what is stored under its request number together with its opening. */
export function tradeCall<E extends Endpoint>(
  answer: (input: InferOutput<E['request']>, ctx: MoneyContext) => Promise<InferInput<E['response']>>,
): JoinedHandler<E, StoredRequest> {
  return {
    read: (input, caller) => storedRequest(caller, (input as Numbered).reqNo.toLowerCase()),
    answer: async (input, ctx, stored) => await answer(input, { ...(ctx as MemberContext), stored }),
  };
}
