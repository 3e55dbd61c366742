import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Puts another e-mail address in place of the bound one; `verifyCode` was sent to the new one for the scene `bind`. The
 * proofs come from the old one, or, where it is lost, from what 1042 names instead. Holds outgoing money for 72 hours.
 * Codes: 1042 `{verifyTypes}`, `EXPIRED`, `CONDITION_NOT_FULLFILL` where none is bound, `BIND_ANOTHER_ALREADY`.
 */
export const changeEmail = endpoint({
  path: '/exchangeUser/changeEmail',
  ...stepUpFlags,
  request: v.strictObject({ email, verifyCode: verificationCode, ...stepUpFields }),
  response: done,
  example: {
    request: { email: 'robin.new@example.com', verifyCode: '482913', codes: [{ type: 2, code: '730164' }] },
    response: true,
  },
});
