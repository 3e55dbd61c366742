import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber, time } from '../shared/fields.ts';
import { payToken } from '../shared/merchantPayment.ts';
import { trade } from '../shared/trade.ts';
import { TRADE_EXAMPLE } from '../shared/trade-examples.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * Buys: matches a waiting sale or asks acceptors in turn, and moves both bills to 1 (event `match`). While it asks
 * acceptors it answers 2222; a repeated call with the same `reqNo` answers in the end. When nobody sells, there is no
 * trade, but the amounts nearest to the requested one. With `payToken` the amount pays that merchant at completion.
 */
export const deposit = endpoint({
  path: '/lucky_c2c/deposit',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['voucherId'],
  codes: {
    /** Sold above the price of the request only, outdated price, or amount out of range. The body has the current price. */
    AMOUNT_INVALID: true,
    KYC_REQUIRED: true,
    /** Buying is locked. */
    NO_RIGHTS: true,
    /** The order is too large. */
    EXCEED_LIMIT: true,
    EXCEED_TOTAL_AMOUNT_LIMIT: true,
    /** Too many purchases are open. */
    OVER_MAX_TOTAL: true,
    /** The pay method is closed. */
    NO_THIS_METHOD: true,
    NOT_TRADABLE: true,
    /** The voucher does not fit. */
    CONDITION_NOT_FULLFILL: true,
    '6014': true,
    /** The time is after `placeBy`. */
    EXPIRED: true,
    /** Nobody sells this amount at this price. */
    ORDER_NOT_FOUND: true,
    /** The caller would pay their own code. */
    USER_INVALID: true,
    ORDER_ALREADY_DONE: true,
    ORDER_EXPIRED: true,
    ORDER_CANCELED: true,
  },
  request: v.strictObject({
    payMethodId,
    currency: currencyCode,
    amount,
    /** The highest price that the buyer agrees to, from `recommendBuyerAmount`. A cheaper match has its seller's price. */
    price: amount,
    voucherId: v.optional(opaque),
    payToken: v.optional(payToken),
    /**
     * No order is made of this request later: for a device that asks again about a request without an answer. What the
     * request came to before is answered at any time.
     */
    placeBy: v.optional(time),
    reqNo: requestNumber,
  }),
  response: v.variant('matched', [
    v.object({ matched: v.literal(true), order: trade }),
    v.object({ matched: v.literal(false), nearest: v.pipe(v.array(amount), v.maxLength(3)) }),
  ]),
  example: {
    request: {
      payMethodId: 1,
      currency: 'USDT',
      amount: '500',
      price: '7.21',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: { matched: true, order: TRADE_EXAMPLE },
  },
});
