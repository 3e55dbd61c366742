import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Removes a used or expired voucher from its owner's list. Codes: `NO_THIS_TICKET`, `RECORD_ALREADY_DELETED`,
 * `CONDITION_NOT_FULLFILL` (still valid or locked).
 */
export const deleteVoucher = endpoint({
  path: '/promotion/delete',
  auth: 'user',
  rate: 'write',
  owns: ['voucherId'],
  request: v.strictObject({ voucherId: opaque }),
  response: done,
  example: { request: { voucherId: 'vc_0Ab7' }, response: true },
});
