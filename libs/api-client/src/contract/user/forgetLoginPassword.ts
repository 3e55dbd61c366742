import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { factorCodes } from '../shared/codes.ts';
import { countryCode, done, loginIdentifier, loginPassword, phoneNumber, verificationCode } from '../shared/fields.ts';
import { proofs } from '../shared/stepUp.ts';

/**
 * Sets a new login password with a code of the scene `forget`. Ends every session and biometric login, and blocks
 * outgoing money for 24 hours.
 */
export const forgetLoginPassword = endpoint({
  path: '/exchangeUser/forgetLoginPassword',
  auth: 'public',
  rate: 'login',
  quiet: true,
  handOver: ['1042'],
  owns: [],
  codes: {
    ...factorCodes,
    /** The code is wrong, or there is no such account. */
    EXPIRED: true,
    /** `verifyTypes` names a second proof for `codes`, and its code is sent. */
    '1042': true,
    /** The account has no second factor, so its owner uses `requestRecovery`. */
    CONDITION_NOT_FULLFILL: true,
    USER_INVALID: true,
  },
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
