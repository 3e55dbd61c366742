import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CONTACT_EXAMPLE, contact } from '../shared/contact.ts';
import { currencyCode } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';

/**
 * The address book by name: members (1) and addresses (2), or only those that can receive a given coin on a given
 * network.
 */
export const list = endpoint({
  path: '/exchangeUser/address/list',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({
    toType: v.optional(v.picklist([1, 2])),
    currencyCode: v.optional(currencyCode),
    protocol: v.optional(protocol),
  }),
  response: v.array(contact),
  example: { request: { toType: 2, currencyCode: 'USDT' }, response: [CONTACT_EXAMPLE] },
});
