import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, loginIdentifier, loginPassword, phoneNumber, verificationCode } from '../shared/fields.ts';

/**
 * Sets a new login password with a code of the scene `forget`. Ends every session and biometric login, and blocks
 * outgoing money for 24 hours. Code `EXPIRED` for a wrong code, and also when there is no such account.
 */
export const forgetLoginPassword = endpoint({
  path: '/exchangeUser/forgetLoginPassword',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
    verifyCode: verificationCode,
    newPassword: loginPassword,
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
