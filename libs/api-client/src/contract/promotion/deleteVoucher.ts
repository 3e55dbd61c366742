import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/** Removes a used or expired voucher from its owner's list. */
export const deleteVoucher = endpoint({
  path: '/promotion/delete',
  auth: 'user',
  rate: 'write',
  owns: ['voucherId'],
  codes: {
    /** There is no such voucher. */
    NO_THIS_TICKET: true,
    RECORD_ALREADY_DELETED: true,
    /** The voucher is still valid, or a bill locks it. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ voucherId: opaque }),
  response: done,
  example: { request: { voucherId: 'vc_0Ab7' }, response: true },
});
