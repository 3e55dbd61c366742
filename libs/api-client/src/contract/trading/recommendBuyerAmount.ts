import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { quoteFields, quoteRequest } from '../shared/quote.ts';

/**
 * A purchase price, and amounts available from waiting sales and online acceptors. Codes: `NO_THIS_METHOD` (pay method
 * closed), `NOT_TRADABLE` (no trade in this currency).
 */
export const recommendBuyerAmount = endpoint({
  path: '/lucky_transaction/recommendBuyerAmount',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: quoteRequest,
  response: v.object({ ...quoteFields, sellersOnline: v.number() }),
  example: {
    request: { payMethodId: 1, currency: 'USDT' },
    response: {
      price: '7.21',
      quotedUntil: 1_790_000_030_000,
      min: '10',
      max: '3000',
      sellersOnline: 12,
      list: [
        { amount: '100', fast: true, bonus: '3' },
        { amount: '500', fast: false, bonus: '15' },
      ],
    },
  },
});
