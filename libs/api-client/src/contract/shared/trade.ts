import * as v from 'valibot';
import { PAY_METHODS } from '../../constants/pay-methods.ts';
import { TRADE_ACTORS, TRADE_DEADLINES, TRADE_EVENTS, TRADE_STATUS } from '../../constants/trade-machine.ts';
import { TRANSACTION_TYPES } from '../../constants/trades.ts';
import { VOUCHER_KINDS } from '../../constants/vouchers.ts';
import { appeal } from './appeal.ts';
import { billNumber, counterparty } from './bill.ts';
import { evidenceFile } from './evidence.ts';
import { fiatCurrency } from './fiat.ts';
import { amount, currencyCode, opaque, time } from './fields.ts';
import { payMethodId } from './payMethod.ts';

/** Side of a trade: 8 sell, 9 buy. */
export const transactionType = v.picklist(Object.values(TRANSACTION_TYPES));

/**
 * Status of a trade: 0 matching (sell bills only), 1 waiting for payment, 2 completed, 3 paid, 4 appeal, 5 arbitration,
 * -1 cancelled by a party, -2 expired.
 */
export const tradeStatus = v.picklist(Object.values(TRADE_STATUS));

/** When one side can ask the other to cancel: before and after the payment. */
export const ASKABLE = v.picklist([TRADE_STATUS.waitingForPayment, TRADE_STATUS.paid]);

/** The other side of a trade, with its record. */
export const trader = v.object({
  ...counterparty.entries,
  isMerchant: v.boolean(),
  successOrderNum: v.number(),
  /** Share of completed trades in the last 30 days, 0 to 1; null before the first. */
  successRate: v.nullable(v.number()),
});

/** One trade in a list, seen by the owner of `billNo`. */
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
  /** The next deadline; null when there is none. */
  deadline: v.nullable(v.object({ kind: v.picklist(TRADE_DEADLINES), at: time })),
  /** 1 once the seller has missed the release deadline. */
  sellLongTimeFlag: v.picklist([0, 1]),
  /** Messages in the trade's chat that the caller has not seen; ours. */
  unread: v.number(),
  createdAt: time,
  closedAt: v.nullable(time),
});

/**
 * A trade in a list, seen by the owner of `billNo`: `price` is fiat for one unit of `currency`, times in epoch
 * milliseconds, `counterparty` is null until there is one.
 */
export type TradeRow = v.InferOutput<typeof tradeRow>;

/** The payee as of the match. Account numbers are in full while the trade is open, masked before and after. */
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
/** The payee and the account. `payMethodId` distinguishes its shapes (see {@link PAY_METHODS}). */
export type Payee = v.InferOutput<typeof payee>;

/** One event of a trade. */
export const tradeStep = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Tells apart what leaves the status as it is; ours. */
  event: v.picklist(TRADE_EVENTS),
  /** Null for the event that created the trade. */
  from: v.nullable(tradeStatus),
  to: tradeStatus,
  actor: v.picklist(TRADE_ACTORS),
  at: time,
  reason: v.string(),
});
/** One event of a trade, with actor and time (epoch milliseconds); `seq` counts from 1. */
export type TradeStep = v.InferOutput<typeof tradeStep>;

/** What a member can find out about the other side before they decide; ours. Means and shares are of the last 30 days. */
export const reputation = v.object({
  /** Completed trades. */
  trades: v.number(),
  /** Share of completed trades, 0 to 1; null before the first. Trades that both sides cancelled do not count. */
  completion: v.nullable(v.number()),
  /** Mean minutes from the payment to the release, as a seller; null before the first. */
  releaseMinutes: v.nullable(v.number()),
  /** Mean minutes from the match to the payment, as a buyer; null before the first. */
  payMinutes: v.nullable(v.number()),
  firstTradeAt: v.nullable(time),
  /** Earlier completed trades of the two. */
  tradedBefore: v.number(),
});
/** What a member can find out about the other side of a trade: see {@link reputation}. */
export type Reputation = v.InferOutput<typeof reputation>;

/** What the caller has decided about the other side; ours. */
export const peerMarks = v.object({ isFavourite: v.boolean(), isBlocked: v.boolean() });

/** A buyer whom a sale had before, as the seller sees it; ours. */
export const earlierMatch = v.object({
  /** Names the match in the calls of trades, chats and appeals. It is no bill: no coins moved. */
  billNo: billNumber,
  status: tradeStatus,
  nickMasked: v.string(),
  createdAt: time,
  closedAt: time,
  /** Until when the seller can appeal; null after a late appeal. */
  lateAppealUntil: v.nullable(time),
  /** Null where nobody has appealed. */
  lateAppeal: v.nullable(v.picklist(['open', 'closed'])),
});
/** A buyer whom a sale had before: see {@link earlierMatch}. */
export type EarlierMatch = v.InferOutput<typeof earlierMatch>;

/** A trade with everything its owner may know. */
export const trade = v.object({
  ...tradeRow.entries,
  /** This side's fee, in `currency`. */
  fee: amount,
  /** This side's bonus at completion, of pay method and voucher together, in USDT. */
  bonus: amount,
  voucher: v.nullable(v.object({ id: opaque, kind: v.picklist(Object.values(VOUCHER_KINDS)), bonus: amount })),
  /** How much less of fiat the buyer pays than they agreed to; ours. Absent for nothing, and for the seller. */
  fiatSaved: v.optional(amount),
  /** The part of the seller's money that is still on hold. */
  escrow: amount,
  payee: v.nullable(payee),
  /**
   * The name that the payment must come from: the buyer's, as on the identity document. Null for the seller until the
   * trade ends.
   */
  payerName: v.nullable(v.string()),
  /**
   * Names of which the seller picks the payer's for a release, one of three; ours. They stay the same for these two
   * members. Empty where nothing can be released.
   */
  payerChoices: v.array(v.string()),
  /** Text that the buyer must write on the payment; empty for none. */
  payRemark: v.string(),
  proofs: v.array(evidenceFile),
  events: v.array(tradeStep),
  /** When the caller can open an appeal; null before payment and after the end. */
  appealOpensAt: v.nullable(time),
  /** Until when the caller can appeal although the trade has ended; null while it is open, and after a late appeal; ours. */
  lateAppealUntil: v.nullable(time),
  appeal: v.nullable(appeal),
  /** Buyers whom this sale had before, the last one first; ours. Empty for a buyer. */
  earlier: v.array(earlierMatch),
  /** Of an earlier match: the sale, which went on with other buyers; ours. Null otherwise. */
  saleBillNo: v.nullable(billNumber),
  /** When the buyer can extend the payment deadline, once, and by how many minutes; ours. Null where nobody can. */
  extension: v.nullable(v.object({ opensAt: time, minutes: v.number() })),
  /** About `counterparty`; ours. Null where there is none. */
  reputation: v.nullable(reputation),
  marks: v.nullable(peerMarks),
});

/** A trade with everything its owner may know: the row of a list, the payment details, the evidence, and the events. */
export type Trade = v.InferOutput<typeof trade>;
