import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Removes an entry from the address book. Pending withdrawals continue. An address that is added again counts as new.
 */
export const remove = endpoint({
  path: '/exchangeUser/address/remove',
  auth: 'user',
  rate: 'write',
  owns: ['addressId'],
  codes: {
    /** The address book has no such entry. */
    ADDRESS_INVALID: true,
  },
  request: v.strictObject({ addressId: opaque }),
  response: done,
  example: { request: { addressId: 'ad_6Tq1' }, response: true },
});
