import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CONTACT_EXAMPLE, contact, contactName, contactRemark } from '../shared/contact.ts';
import { opaque } from '../shared/fields.ts';

/** Renames an entry of the address book. The entry keeps its recipient; another recipient needs a new entry. */
export const edit = endpoint({
  path: '/exchangeUser/address/edit',
  auth: 'user',
  rate: 'write',
  owns: ['addressId'],
  codes: {
    /** The policy closes this function. */
    NO_RIGHTS: true,
    /** The address book has no such entry. */
    ADDRESS_INVALID: true,
  },
  request: v.strictObject({ addressId: opaque, name: contactName, remark: contactRemark }),
  response: contact,
  example: {
    request: { addressId: CONTACT_EXAMPLE.addressId, name: 'Cold wallet', remark: 'Ledger' },
    response: CONTACT_EXAMPLE,
  },
});
