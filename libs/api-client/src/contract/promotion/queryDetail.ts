import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, time } from '../shared/fields.ts';
import { VOUCHER_EXAMPLE, voucher } from '../shared/voucher.ts';

/**
 * One voucher with where it came from, its terms, and the bill that it is locked by or was used on.
 * Codes: `NO_THIS_TICKET`.
 */
export const queryDetail = endpoint({
  path: '/promotion/query/detail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['voucherId'],
  request: v.strictObject({ voucherId: opaque }),
  response: v.object({
    ...voucher.entries,
    source: v.string(),
    terms: v.string(),
    receivedAt: time,
    billNo: v.nullable(billNumber),
    usedAt: v.nullable(time),
  }),
  example: {
    request: { voucherId: VOUCHER_EXAMPLE.id },
    response: {
      ...VOUCHER_EXAMPLE,
      source: '新人礼包',
      terms: '单笔满 100 USDT，限银行卡与支付宝，最高加赠 15 USDT。',
      receivedAt: 1_789_000_000_000,
      billNo: null,
      usedAt: null,
    },
  },
});
