import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/** Makes a payment account the first and the default of its pay method, in place of the one pinned before. */
export const pin = endpoint({
  path: '/bankAccount/pin',
  auth: 'user',
  rate: 'write',
  owns: ['id'],
  codes: { BANK_ACCOUNT_NOT_FOUND: true, BANK_ACCOUNT_UNAVAILABLE: true },
  request: v.strictObject({ id: opaque }),
  response: done,
  example: { request: { id: 'pa_7Qm2' }, response: true },
});
