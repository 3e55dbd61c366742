import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, loginIdentifier, loginPassword, phoneNumber, verificationCode } from '../shared/fields.ts';
import { proofs } from '../shared/stepUp.ts';

/**
 * Sets a new login password with a code of the scene `forget`. Ends every session and biometric login, and blocks
 * outgoing money for 24 hours. Codes: `EXPIRED` for a wrong code, and also when there is no such account; 1042
 * `{verifyTypes}` names a second proof for `codes`, and sends its code; `CONDITION_NOT_FULLFILL` for an account without a
 * second factor, whose owner uses `requestRecovery`; `USER_INVALID` for a frozen account.
 */
export const forgetLoginPassword = endpoint({
  path: '/exchangeUser/forgetLoginPassword',
  auth: 'public',
  rate: 'login',
  quiet: true,
  handOver: ['1042'],
  owns: [],
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
    verifyCode: verificationCode,
    newPassword: loginPassword,
    codes: v.optional(proofs),
  }),
  response: done,
  example: {
    request: {
      loginName: '13812345678',
      countryCode: '86',
      verifyCode: '482913',
      newPassword: 'battery staple 8',
    },
    response: true,
  },
});
