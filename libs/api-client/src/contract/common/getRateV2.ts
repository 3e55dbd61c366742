import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { fiatCurrency } from '../shared/fiat.ts';
import { amount, currencyCode, time } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';

/**
 * The price of one coin in CNY, or in `exchangeCurrency`: `rate` in the middle, `buyRate` and `sellRate` as a trade
 * uses them. A trade keeps them until `expiresAt`. The default protocol is trc20.
 */
export const getRateV2 = endpoint({
  path: '/common/getRate/v2',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: { SYMBOL_NOT_EXIST: true },
  request: v.strictObject({
    currency: currencyCode,
    protocol: v.optional(protocol),
    exchangeCurrency: v.optional(fiatCurrency),
  }),
  response: v.object({
    currency: currencyCode,
    protocol,
    exchangeCurrency: fiatCurrency,
    rate: amount,
    buyRate: amount,
    sellRate: amount,
    at: time,
    expiresAt: time,
  }),
  example: {
    request: { currency: 'USDT', protocol: 'trc20' },
    response: {
      currency: 'USDT',
      protocol: 'trc20',
      exchangeCurrency: 'CNY',
      rate: '7.21',
      buyRate: '7.23',
      sellRate: '7.19',
      at: 1_790_000_000_000,
      expiresAt: 1_790_000_030_000,
    },
  },
});
