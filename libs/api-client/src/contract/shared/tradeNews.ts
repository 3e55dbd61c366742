import * as v from 'valibot';
import { TRADE_NEWS } from '../../constants/trades.ts';
import { billNumber } from './bill.ts';
import { time } from './fields.ts';
import { transactionType } from './trade.ts';

/** One piece of news about a trade of the caller, who owns `billNo`. */
export const tradeNews = v.object({ billNo: billNumber, transactionType, kind: v.picklist(TRADE_NEWS), at: time });
/** Something that happened to a trade of the caller's without a new status: see {@link TRADE_NEWS}. */
export type TradeNews = v.InferOutput<typeof tradeNews>;
