import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { time } from '../shared/fields.ts';

/**
 * Whether the seller has missed the release deadline of a paid trade: then 1, and an appeal is possible from
 * `appealOpensAt` on (null where it is not). For either party.
 */
export const sellLongTimeFlag = endpoint({
  path: '/lucky_c2c/sellLongTimeFlag',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: ['billNo'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({
    sellLongTimeFlag: v.picklist([0, 1]),
    releaseBy: v.nullable(time),
    remindedAt: v.nullable(time),
    appealOpensAt: v.nullable(time),
  }),
  example: {
    request: { billNo: '202611210931220000107' },
    response: {
      sellLongTimeFlag: 1,
      releaseBy: 1_790_002_100_000,
      remindedAt: 1_790_002_101_000,
      appealOpensAt: 1_790_002_100_000,
    },
  },
});
