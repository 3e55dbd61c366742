import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, nothing, signedAmount, time } from '../shared/fields.ts';

/**
 * Prices in USDT with their change over 24 hours in percent and a short series, oldest first. `cny` is CNY per USDT.
 */
export const getRates = endpoint({
  path: '/common/getRates',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    at: time,
    cny: amount,
    list: v.array(
      v.object({
        currency: currencyCode,
        name: v.string(),
        price: amount,
        change: signedAmount,
        series: v.array(amount),
      }),
    ),
  }),
  example: {
    request: {},
    response: {
      at: 1_790_000_000_000,
      cny: '7.21',
      list: [{ currency: 'BTC', name: 'Bitcoin', price: '96420', change: '1.84', series: ['94680', '95510', '96420'] }],
    },
  },
});
