import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Makes a payment account the first and the default of its pay method, in place of the one pinned before. Codes:
 * `BANK_ACCOUNT_NOT_FOUND`, `BANK_ACCOUNT_UNAVAILABLE` (it is not usable).
 */
export const pin = endpoint({
  path: '/bankAccount/pin',
  auth: 'user',
  rate: 'write',
  owns: ['id'],
  request: v.strictObject({ id: opaque }),
  response: done,
  example: { request: { id: 'pa_7Qm2' }, response: true },
});
