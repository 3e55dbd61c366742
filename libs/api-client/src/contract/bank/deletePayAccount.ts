import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Removes a payment account. Codes: `BANK_ACCOUNT_NOT_FOUND`, `BANK_ACCOUNT_UNAVAILABLE` (an open trade pays into it).
 */
export const deletePayAccount = endpoint({
  path: '/bankAccount/deletePayAcount',
  auth: 'user',
  rate: 'write',
  owns: ['id'],
  request: v.strictObject({ id: opaque }),
  response: done,
  example: { request: { id: 'pa_7Qm2' }, response: true },
});
