import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { quoteFields, quoteRequest } from '../shared/quote.ts';

/** A sale price, and amounts that buyers are looking for. */
export const recommendSellerAmount = endpoint({
  path: '/lucky_transaction/recommendSellerAmount',
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
  request: quoteRequest,
  response: v.object({ ...quoteFields, buyersOnline: v.number() }),
  example: {
    request: { payMethodId: 4, currency: 'USDT' },
    response: {
      price: '7.19',
      quotedUntil: 1_790_000_030_000,
      min: '10',
      max: '3000',
      buyersOnline: 7,
      list: [{ amount: '200', fast: true, bonus: '0' }],
    },
  },
});
