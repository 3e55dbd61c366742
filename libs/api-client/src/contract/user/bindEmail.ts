import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Binds an e-mail address to an account without one; `verifyCode` was sent there for the scene `bind`. */
export const bindEmail = endpoint({
  path: '/exchangeUser/bindEmail',
  ...stepUpFlags,
  codes: { ...proofCodes, BIND_ALREADY: true, BIND_ANOTHER_ALREADY: true },
  request: v.strictObject({ email, verifyCode: verificationCode, ...stepUpFields }),
  response: done,
  example: {
    request: { email: 'robin@example.com', verifyCode: '482913', codes: [{ type: 1, code: '730164' }] },
    response: true,
  },
});
