import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';

/**
 * Hides several bills at once. Returns those that are hidden now, including those hidden before; bills in progress and
 * bills of others are missing from the answer.
 */
export const deleteLuckyV2 = endpoint({
  path: '/order/deleteLucky/v2',
  auth: 'user',
  rate: 'write',
  owns: ['billNos'],
  codes: {},
  request: v.strictObject({ billNos: v.pipe(v.array(billNumber), v.minLength(1), v.maxLength(100)) }),
  response: v.object({ deleted: v.array(billNumber) }),
  example: {
    request: { billNos: ['202611210931220000107', '202611200812000000019'] },
    response: { deleted: ['202611210931220000107'] },
  },
});
