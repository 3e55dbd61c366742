import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Takes an entry out of the address book. Withdrawals under way go on; put back, an address is new again.
 * Codes: `ADDRESS_INVALID` no such entry.
 */
export const remove = endpoint({
  path: '/exchangeUser/address/remove',
  auth: 'user',
  rate: 'write',
  owns: ['addressId'],
  request: v.strictObject({ addressId: opaque }),
  response: done,
  example: { request: { addressId: 'ad_6Tq1' }, response: true },
});
