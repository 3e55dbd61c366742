import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../shared/fields.ts';
import { transactionType } from '../shared/trade.ts';
import { payMethodId } from '../shared/payMethod.ts';

/** The bonus of each pay method, with the tag to show beside it: `rate` in percent, `dailyCap` in USDT a day. */
export const getDiscountShowConfig = endpoint({
  path: '/lucky_common/getDiscountShowConfig',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: nothing,
  response: v.object({
    discountShowConfig: v.array(
      v.object({ payMethodId, transactionType, tag: v.string(), rate: amount, dailyCap: amount, remainToday: amount }),
    ),
  }),
  example: {
    request: {},
    response: {
      discountShowConfig: [
        { payMethodId: 1, transactionType: 9, tag: '送3%', rate: '3', dailyCap: '30', remainToday: '15' },
        { payMethodId: 4, transactionType: 9, tag: '送3%', rate: '3', dailyCap: '30', remainToday: '15' },
      ],
    },
  },
});
