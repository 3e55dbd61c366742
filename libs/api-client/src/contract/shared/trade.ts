import * as v from 'valibot';
import { appeal } from './appeal.ts';
import { billNumber, counterparty } from './bill.ts';
import { evidenceFile } from './evidence.ts';
import { fiatCurrency } from './fiat.ts';
import { amount, currencyCode, opaque, time } from './fields.ts';
import { TRADE_ACTORS, TRADE_DEADLINES, TRADE_STATUS } from './trade-machine.ts';
import { PAY_METHODS, payMethodId } from './payMethod.ts';
import { VOUCHER_KINDS } from './voucher.ts';

/** Which side of a trade a bill is: the first digit of its business type (sell 804, buy 902). */
export const TRANSACTION_TYPES = { sell: 8, buy: 9 } as const;
/** Side of a trade: 8 sell, 9 buy. */
export const transactionType = v.picklist(Object.values(TRANSACTION_TYPES));
/** Side of a trade that a bill is: 8 sell, 9 buy; see {@link TRANSACTION_TYPES}. */
export type TransactionType = v.InferOutput<typeof transactionType>;

/**
 * Where an order stands: 0 matching (sell bills alone), 1 waiting for payment, 2 completed, 3 paid, 4 appeal, 5
 * arbitration, -1 cancelled by a party, -2 expired.
 */
export const tradeStatus = v.picklist(Object.values(TRADE_STATUS));

/** The other side of a trade, with what speaks for it. */
export const trader = v.object({
  ...counterparty.entries,
  isMerchant: v.boolean(),
  successOrderNum: v.number(),
  /** Share of the orders of 30 days that were completed, 0 to 1; null before the first. */
  successRate: v.nullable(v.number()),
});

/** One order in a list, seen from the owner of `billNo`. */
export const tradeRow = v.object({
  billNo: billNumber,
  transactionType,
  status: tradeStatus,
  currency: currencyCode,
  amount,
  /** Fiat for one unit. */
  price: amount,
  fiat: fiatCurrency,
  fiatAmount: amount,
  payMethodId,
  counterparty: v.nullable(trader),
  /** What runs out next, and when; null when nothing does. */
  deadline: v.nullable(v.object({ kind: v.picklist(TRADE_DEADLINES), at: time })),
  /** 1 once the seller has let the release deadline pass. */
  sellLongTimeFlag: v.picklist([0, 1]),
  createdAt: time,
  closedAt: v.nullable(time),
});

/**
 * An order in a list, seen from the owner of `billNo`: `price` is fiat for one unit of `currency`, times in epoch
 * milliseconds, `counterparty` null until there is one.
 */
export type TradeRow = v.InferOutput<typeof tradeRow>;

/**
 * Whom to pay, as it was when the order was matched; numbers are whole while the trade is open, masked before and
 * after.
 */
export const payee = v.variant('payMethodId', [
  v.object({
    payMethodId: v.literal(PAY_METHODS.bankCard),
    realName: v.string(),
    bankCode: v.string(),
    bankName: v.string(),
    branch: v.string(),
    accountNo: v.string(),
  }),
  v.object({
    payMethodId: v.picklist([PAY_METHODS.weChat, PAY_METHODS.aliPay]),
    realName: v.string(),
    qrFileId: opaque,
  }),
  v.object({
    payMethodId: v.literal(PAY_METHODS.digitalYuan),
    realName: v.string(),
    bankName: v.string(),
    walletNo: v.string(),
  }),
]);
/** Whom to pay and where; tell its shapes apart by `payMethodId` (see {@link PAY_METHODS}). */
export type Payee = v.InferOutput<typeof payee>;

/** One step that the order took; together they are its tracker. */
export const tradeStep = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Null where the order came into being. */
  from: v.nullable(tradeStatus),
  to: tradeStatus,
  actor: v.picklist(TRADE_ACTORS),
  at: time,
  reason: v.string(),
});
/** One step of an order's tracker, by whom and when (epoch milliseconds); `seq` counts from 1. */
export type TradeStep = v.InferOutput<typeof tradeStep>;

/** An order with all that its owner may know of it. */
export const trade = v.object({
  ...tradeRow.entries,
  /** What this side pays for the trade, in `currency`. */
  fee: amount,
  /** What this side gets on top at completion: the pay method's bonus and the voucher's together, in USDT. */
  bonus: amount,
  voucher: v.nullable(v.object({ id: opaque, kind: v.picklist(Object.values(VOUCHER_KINDS)), bonus: amount })),
  /** Still set aside of the seller's money. */
  escrow: amount,
  payee: v.nullable(payee),
  /** Name that the payment must come from; the buyer's, as on the identity document. */
  payerName: v.nullable(v.string()),
  /** What the buyer is to write on the payment; empty where nothing. */
  payRemark: v.string(),
  proofs: v.array(evidenceFile),
  events: v.array(tradeStep),
  /** From when on an appeal can be opened; null before payment and after the end. */
  appealOpensAt: v.nullable(time),
  appeal: v.nullable(appeal),
});

/**
 * An order with all that its owner may know of it: the row of a list, the payment's details, what was handed in, and
 * the tracker.
 */
export type Trade = v.InferOutput<typeof trade>;
