import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../shared/fields.ts';
import { transactionType } from '../shared/trade.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The bonus of each pay method, with the tag to show beside it: `rate` in percent, `dailyCap` in USDT a day. It comes once in
 * `pairDays` days for the same two members. `remainToday` is what the member can still get today.
 */
export const getDiscountShowConfig = endpoint({
  path: '/lucky_common/getDiscountShowConfig',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    discountShowConfig: v.array(
      v.object({
        payMethodId,
        transactionType,
        tag: v.string(),
        rate: amount,
        dailyCap: amount,
        remainToday: amount,
        pairDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  }),
  example: {
    request: {},
    response: {
      discountShowConfig: [
        { payMethodId: 1, transactionType: 9, tag: '送3%', rate: '3', dailyCap: '30', remainToday: '15', pairDays: 30 },
        { payMethodId: 4, transactionType: 9, tag: '送3%', rate: '3', dailyCap: '30', remainToday: '15', pairDays: 30 },
      ],
    },
  },
});
