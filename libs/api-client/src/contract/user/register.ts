import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, loginIdentifier, loginPassword, phoneNumber, verificationCode } from '../shared/fields.ts';
import { invitationCode } from '../shared/invitation.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';

/** Opens an account for a phone or e-mail address that has just received a code, and signs it in. */
export const register = endpoint({
  path: '/exchangeUser/register',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  codes: {
    EXPIRED: true,
    ALREADY_REGISTERED: true,
    /** The owner of the invitation code signs in on this device. */
    USER_INVALID: true,
  },
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
    password: loginPassword,
    verifyCode: verificationCode,
    invitationCode: v.optional(invitationCode),
    agree: v.literal(true),
  }),
  response: loginResult,
  example: {
    request: {
      loginName: '13812345678',
      countryCode: '86',
      password: 'correct horse 7',
      verifyCode: '482913',
      agree: true,
    },
    response: { ...LOGIN_RESULT_EXAMPLE, firstLogin: true },
  },
});
