import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Replaces the bound e-mail address; `verifyCode` was sent to the new one for the scene `bind`. The proofs come from
 * the old address or, if it is lost, from what 1042 names in `instead`. Blocks outgoing money for 72 hours.
 */
export const changeEmail = endpoint({
  path: '/exchangeUser/changeEmail',
  ...stepUpFlags,
  codes: {
    ...proofCodes,
    /** The account has no address. */
    CONDITION_NOT_FULLFILL: true,
    BIND_ALREADY: true,
    BIND_ANOTHER_ALREADY: true,
  },
  request: v.strictObject({ email, verifyCode: verificationCode, ...stepUpFields }),
  response: done,
  example: {
    request: { email: 'robin.new@example.com', verifyCode: '482913', codes: [{ type: 2, code: '730164' }] },
    response: true,
  },
});
