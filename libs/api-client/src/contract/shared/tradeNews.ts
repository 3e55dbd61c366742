import * as v from 'valibot';
import { billNumber } from './bill.ts';
import { time } from './fields.ts';
import { transactionType } from './trade.ts';

/** What a party hears of that leaves the status of a trade as it is, or comes after its end; ours. */
export const TRADE_NEWS = ['answer', 'lateAppeal', 'releaseDeadline', 'askCancel', 'declineCancel', 'extend'] as const;

/** One piece of news about a trade of the caller, who owns `billNo`. */
export const tradeNews = v.object({ billNo: billNumber, transactionType, kind: v.picklist(TRADE_NEWS), at: time });
/** Something that happened to a trade of the caller's without a new status: see {@link TRADE_NEWS}. */
export type TradeNews = v.InferOutput<typeof tradeNews>;
