import * as v from 'valibot';
import { RATE_WINDOWS } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { fiatCurrency } from '../shared/fiat.ts';
import { amount, currencyCode, time } from '../shared/fields.ts';

/**
 * Prices of one coin at even intervals, oldest first, at most 200: in USDT, or in `exchangeCurrency` by its price at each of
 * these moments.
 */
export const getHistoryRate = endpoint({
  path: '/common/getHistoryRate',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: { SYMBOL_NOT_EXIST: true },
  request: v.strictObject({
    currency: currencyCode,
    days: v.picklist(RATE_WINDOWS),
    exchangeCurrency: v.optional(fiatCurrency),
  }),
  response: v.object({ currency: currencyCode, list: v.array(v.object({ at: time, price: amount })) }),
  example: {
    request: { currency: 'BTC', days: 7 },
    response: {
      currency: 'BTC',
      list: [
        { at: 1_789_996_400_000, price: '95510' },
        { at: 1_790_000_000_000, price: '96420' },
      ],
    },
  },
});
