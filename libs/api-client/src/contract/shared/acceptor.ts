import * as v from 'valibot';
import { billNumber } from './bill.ts';
import { fiatCurrency } from './fiat.ts';
import { amount, currencyCode, opaque, signedAmount, time } from './fields.ts';
import { transactionType, trader } from './trade.ts';
import { payMethodId } from './payMethod.ts';

/** What an acceptor stands ready to trade: any amount between `min` and `max`, by these pay methods. */
export const acceptorLot = v.strictObject({
  transactionType,
  currency: currencyCode,
  min: amount,
  max: amount,
  payMethodIds: v.pipe(v.array(payMethodId), v.minLength(1), v.maxLength(4)),
});
/** All lots of one acceptor, at most 20; saving them replaces those before. */
export const acceptorLots = v.pipe(v.array(acceptorLot), v.maxLength(20));

/** Percent above or below the market's price; within 2 either way. */
export const priceOffset = v.pipe(signedAmount, v.regex(/^-?(?:[01](?:\.\d{1,2})?|2(?:\.0{1,2})?)$/));

/** How an acceptor is set up, and how the day stands. Sums in USDT. */
export const acceptorConfig = v.object({
  online: v.boolean(),
  /** After three misses in an hour: offline until then; null when not. */
  offlineUntil: v.nullable(time),
  missesInHour: v.number(),
  lots: v.array(acceptorLot),
  priceOffset,
  dailyQuota: amount,
  usedToday: amount,
});

/**
 * An acceptor's settings with how the day stands, as `getAcceptorConfig` answers. Sums in USDT; `offlineUntil` in
 * epoch milliseconds.
 */
export type AcceptorConfig = v.InferOutput<typeof acceptorConfig>;

/**
 * A trade that an acceptor is asked to take, until `expiresAt`; seen from the acceptor, who would sell (8) or buy (9).
 */
export const acceptorOffer = v.object({
  offerNo: opaque,
  /** Bill that waits for an answer, where it is a member's sale; null for a purchase, which has no bill yet. */
  billNo: v.nullable(billNumber),
  transactionType,
  currency: currencyCode,
  amount,
  price: amount,
  fiat: fiatCurrency,
  fiatAmount: amount,
  payMethodId,
  counterparty: trader,
  expiresAt: time,
});

/**
 * A trade that an acceptor may take until `expiresAt` (epoch milliseconds), as `queryOffers` lists it. `price` is fiat
 * for one unit.
 */
export type AcceptorOffer = v.InferOutput<typeof acceptorOffer>;

/** An acceptor online with one lot of 50 to 5000 USDT at 0.3 % above the market; the contract's example. */
export const ACCEPTOR_CONFIG_EXAMPLE: AcceptorConfig = {
  online: true,
  offlineUntil: null,
  missesInHour: 0,
  lots: [{ transactionType: 8, currency: 'USDT', min: '50', max: '5000', payMethodIds: [1, 4] }],
  priceOffset: '0.3',
  dailyQuota: '50000',
  usedToday: '1840',
};
