import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber } from '../shared/fields.ts';
import { payToken } from '../shared/merchantPayment.ts';
import { trade } from '../shared/trade.ts';
import { TRADE_EXAMPLE } from '../shared/trade-examples.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * Buys: matches a waiting sale or asks acceptors in turn, and moves the pair to 1 (event `match`). While acceptors are
 * being asked it answers 2222; asked again under the same `reqNo` it answers in the end. Where nobody sells, there is
 * no order, but the amounts nearest to the one wanted. With `payToken` the amount pays that merchant at completion.
 * Codes: `AMOUNT_INVALID` price too old or amount out of bounds, body the price that holds now; `KYC_REQUIRED`,
 * `NO_RIGHTS` buying locked, `EXCEED_LIMIT` per order, `EXCEED_TOTAL_AMOUNT_LIMIT` per day, `OVER_MAX_TOTAL` too many
 * open, `NO_THIS_METHOD`, `NOT_TRADABLE`, `CONDITION_NOT_FULLFILL` voucher does not fit, 6014 the merchant expects
 * another payer.
 */
export const deposit = endpoint({
  path: '/lucky_c2c/deposit',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['voucherId'],
  request: v.strictObject({
    payMethodId,
    currency: currencyCode,
    amount,
    /** As quoted by `recommendBuyerAmount`. */
    price: amount,
    voucherId: v.optional(opaque),
    payToken: v.optional(payToken),
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
