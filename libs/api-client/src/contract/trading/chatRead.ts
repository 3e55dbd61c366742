import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { done } from '../shared/fields.ts';
import { MATCHED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/** Marks the messages of a chat up to `seq` as seen; an earlier number than before changes nothing. Ours. */
export const chatRead = endpoint({
  path: '/lucky_c2c/chat/read',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: ['billNo'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({
    billNo: billNumber,
    seq: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  }),
  response: done,
  example: { request: { billNo: MATCHED_SALE_EXAMPLE.billNo, seq: 1 }, response: true },
});
