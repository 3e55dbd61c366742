import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { proofCodes, securitySwitch, stepUpFields } from '../shared/stepUp.ts';

/** As many as an address book has places. */
const MOST = 1000;

/**
 * Allows withdrawals only to addresses of the whitelist: those of the address book that were paid before or were added
 * with proofs, and those of `addressIds`, which the caller vouches for and which wait for 24 hours. While the whitelist
 * is on, the same call adds `addressIds` to it.
 */
export const addressWhitelistSwitchOn = endpoint({
  path: '/exchangeUser/addressWhitelistSwitchOn',
  ...securitySwitch,
  owns: ['addressIds'],
  codes: {
    ...proofCodes,
    /** An entry is not in the address book. */
    ADDRESS_INVALID: true,
  },
  request: v.strictObject({ ...stepUpFields, addressIds: v.optional(v.pipe(v.array(opaque), v.maxLength(MOST))) }),
});
