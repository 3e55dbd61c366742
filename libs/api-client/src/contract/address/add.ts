import * as v from 'valibot';
import { TRANSFER_TARGETS } from '../../constants/payments.ts';
import { endpoint } from '../endpoint.ts';
import { networkCodes } from '../shared/codes.ts';
import { chainAddress, CONTACT_EXAMPLE, contact, contactName, contactRemark } from '../shared/contact.ts';
import { currencyCode, userNumber } from '../shared/fields.ts';
import { protocol } from '../shared/protocol.ts';
import { proofCodes, stepUpFields } from '../shared/stepUp.ts';

const named = { name: contactName, remark: contactRemark };

/**
 * Adds a member or an address to the address book, and tells the caller's phone and mailbox. While the whitelist is on,
 * adding an address needs further proof, puts it on the whitelist, and withdrawals to it are possible from
 * `effectiveAt` on.
 */
export const add = endpoint({
  path: '/exchangeUser/address/add',
  auth: 'user',
  rate: 'write',
  quiet: true,
  handOver: ['1042', '1049'],
  owns: [],
  codes: {
    /** The policy closes this function. */
    NO_RIGHTS: true,
    ...proofCodes,
    FRIEND_ALREADY_ADDED: true,
    USER_NOT_FOUND: true,
    /** This is the caller. */
    USER_INVALID: true,
    ADDRESS_ALREADY_EXISTS: true,
    ADDRESS_ALREADY_IN_USE: true,
    ...networkCodes,
    ASSET_NOT_FOUND: true,
    /** This network does not carry the coin. */
    NO_THIS_METHOD: true,
    /** The address book is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.variant('toType', [
    v.strictObject({ toType: v.literal(TRANSFER_TARGETS.user), to: userNumber, ...named }),
    v.strictObject({
      toType: v.literal(TRANSFER_TARGETS.address),
      to: chainAddress,
      currencyCode,
      protocol,
      ...named,
      ...stepUpFields,
    }),
  ]),
  response: contact,
  example: {
    request: {
      toType: 2,
      to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
      currencyCode: 'USDT',
      protocol: 'TRC20',
      name: 'Cold wallet',
      remark: 'Ledger',
    },
    response: CONTACT_EXAMPLE,
  },
});
