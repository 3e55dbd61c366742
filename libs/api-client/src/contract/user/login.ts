import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, loginIdentifier, opaque, phoneNumber, secret, verificationCode } from '../shared/fields.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';

const who = { loginName: v.union([loginIdentifier, phoneNumber]), countryCode: v.optional(countryCode) };
const captchaTicket = v.optional(opaque);

/** Signs in with a password (`loginType` 1) or a one-time code (2). */
export const login = endpoint({
  path: '/exchangeUser/login',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  request: v.variant('loginType', [
    v.strictObject({ ...who, loginType: v.literal(1), password: secret, captchaTicket }),
    v.strictObject({ ...who, loginType: v.literal(2), verifyCode: verificationCode, captchaTicket }),
  ]),
  response: loginResult,
  example: {
    request: { loginName: '13812345678', countryCode: '86', loginType: 1, password: 'correct horse 7' },
    response: LOGIN_RESULT_EXAMPLE,
  },
});
