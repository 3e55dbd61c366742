import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/** Removes a payment account. */
export const deletePayAccount = endpoint({
  path: '/bankAccount/deletePayAcount',
  auth: 'user',
  rate: 'write',
  owns: ['id'],
  codes: {
    BANK_ACCOUNT_NOT_FOUND: true,
    /** An open trade pays into it. */
    BANK_ACCOUNT_UNAVAILABLE: true,
  },
  request: v.strictObject({ id: opaque }),
  response: done,
  example: { request: { id: 'pa_7Qm2' }, response: true },
});
