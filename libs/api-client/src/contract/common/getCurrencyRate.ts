import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fiatCurrency } from '../shared/fiat.ts';
import { amount, nothing, time } from '../shared/fields.ts';

/** The value of one USDT in each currency that amounts can be shown in. */
export const getCurrencyRate = endpoint({
  path: '/common/getCurrencyRate',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({ at: time, list: v.array(v.object({ currency: fiatCurrency, rate: amount })) }),
  example: {
    request: {},
    response: {
      at: 1_790_000_000_000,
      list: [
        { currency: 'CNY', rate: '7.21' },
        { currency: 'USD', rate: '1' },
      ],
    },
  },
});
