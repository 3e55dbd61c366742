import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Replaces the bound phone; `verifyCode` was sent to the new one for the scene `bind`. The proofs come from the old
 * phone or, if it is lost, from what 1042 names in `instead`. Blocks outgoing money for 72 hours.
 */
export const changePhone = endpoint({
  path: '/exchangeUser/changePhone',
  ...stepUpFlags,
  codes: {
    ...proofCodes,
    /** The account has no phone. */
    CONDITION_NOT_FULLFILL: true,
    BIND_ALREADY: true,
    BIND_ANOTHER_ALREADY: true,
  },
  request: v.strictObject({ countryCode, phone: phoneNumber, verifyCode: verificationCode, ...stepUpFields }),
  response: done,
  example: {
    request: {
      countryCode: '86',
      phone: '13987654321',
      verifyCode: '482913',
      codes: [{ type: 1, code: '730164' }],
    },
    response: true,
  },
});
