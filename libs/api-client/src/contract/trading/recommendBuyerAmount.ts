import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount } from '../shared/fields.ts';
import { onSale, quoteFields, quoteRequest } from '../shared/quote.ts';

/**
 * Amounts available from waiting sales and online acceptors, the smallest first, each at the price at which a purchase
 * of it is matched now. `price` is the highest of those on offer: a purchase of another amount is matched at it or
 * below.
 */
export const recommendBuyerAmount = endpoint({
  path: '/lucky_transaction/recommendBuyerAmount',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {
    /** The pay method is closed. */
    NO_THIS_METHOD: true,
    NOT_TRADABLE: true,
  },
  request: v.strictObject({
    ...quoteRequest.entries,
    /** What the buyer has typed, to learn its price; ours. */
    amount: v.optional(amount),
  }),
  response: v.object({
    ...quoteFields,
    list: v.array(onSale),
    /** The amount of the request; null where nobody sells it, and without an amount. */
    asked: v.nullable(onSale),
    sellersOnline: v.number(),
    /** How long the buyer of an order has to pay, in milliseconds. */
    payWithin: v.number(),
  }),
  example: {
    request: { payMethodId: 1, currency: 'USDT', amount: '120' },
    response: {
      price: '7.21',
      quotedUntil: 1_790_000_030_000,
      min: '10',
      max: '3000',
      sellersOnline: 12,
      payWithin: 900_000,
      list: [
        { amount: '100', price: '7.19', fiatAmount: '719', fast: true, bonus: '3' },
        { amount: '500', price: '7.21', fiatAmount: '3605', fast: false, bonus: '15' },
      ],
      asked: { amount: '120', price: '7.2', fiatAmount: '864', fast: false, bonus: '3.6' },
    },
  },
});
