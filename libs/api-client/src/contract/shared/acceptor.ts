import * as v from 'valibot';
import { billNumber } from './bill.ts';
import { fiatCurrency } from './fiat.ts';
import { amount, currencyCode, opaque, signedAmount, time } from './fields.ts';
import { transactionType, trader } from './trade.ts';
import { payMethodId } from './payMethod.ts';

/** What an acceptor offers to trade: any amount between `min` and `max`, with these pay methods. */
export const acceptorLot = v.strictObject({
  transactionType,
  currency: currencyCode,
  min: amount,
  max: amount,
  payMethodIds: v.pipe(v.array(payMethodId), v.minLength(1), v.maxLength(4)),
});
/** All lots of one acceptor, at most 20. Saving them replaces the previous ones. */
export const acceptorLots = v.pipe(v.array(acceptorLot), v.maxLength(20));

/** Percent above or below the market price; at most 2 in either direction. */
export const priceOffset = v.pipe(signedAmount, v.regex(/^-?(?:[01](?:\.\d{1,2})?|2(?:\.0{1,2})?)$/));

/** Settings of an acceptor, and the figures of the day. Amounts are in USDT. */
export const acceptorConfig = v.object({
  online: v.boolean(),
  /** After three missed offers in an hour: offline until then; otherwise null. */
  offlineUntil: v.nullable(time),
  missesInHour: v.number(),
  lots: v.array(acceptorLot),
  priceOffset,
  dailyQuota: amount,
  usedToday: amount,
});

/**
 * Settings of an acceptor with the figures of the day, as `getAcceptorConfig` answers. Amounts in USDT; `offlineUntil`
 * in epoch milliseconds.
 */
export type AcceptorConfig = v.InferOutput<typeof acceptorConfig>;

/** A trade offered to an acceptor until `expiresAt`, from the acceptor's side: sell (8) or buy (9). */
export const acceptorOffer = v.object({
  offerNo: opaque,
  /** The bill of a member's sale that waits for an answer; null for a purchase, which has no bill yet. */
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
 * A trade that an acceptor may accept until `expiresAt` (epoch milliseconds), as `queryOffers` lists it. `price` is
 * fiat for one unit.
 */
export type AcceptorOffer = v.InferOutput<typeof acceptorOffer>;

/** An online acceptor with one lot of 50 to 5000 USDT at 0.3 % above the market; the contract's example. */
export const ACCEPTOR_CONFIG_EXAMPLE: AcceptorConfig = {
  online: true,
  offlineUntil: null,
  missesInHour: 0,
  lots: [{ transactionType: 8, currency: 'USDT', min: '50', max: '5000', payMethodIds: [1, 4] }],
  priceOffset: '0.3',
  dailyQuota: '50000',
  usedToday: '1840',
};
