import * as v from 'valibot';
import { LOGIN_TYPES } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { captchaCodes } from '../shared/codes.ts';
import { countryCode, loginIdentifier, opaque, phoneNumber, secret, verificationCode } from '../shared/fields.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';

const who = { loginName: v.union([loginIdentifier, phoneNumber]), countryCode: v.optional(countryCode) };
const captchaTicket = v.optional(opaque);

/**
 * Signs in with a password (`loginType` 1), a one-time code (2), or the `biometricsCode` of this device, which every
 * call carries (3).
 */
export const login = endpoint({
  path: '/exchangeUser/login',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  codes: {
    ...captchaCodes,
    /** The password is wrong. The body has `{remainTimes, lockedUntil, captcha}`. */
    PASSWORD_INCORRECT: true,
    EXPIRED: true,
    /** Too many tries. The body has `{lockedUntil}`. */
    TRY_AGAIN_LATER: true,
    USER_INVALID: true,
  },
  request: v.variant('loginType', [
    v.strictObject({ ...who, loginType: v.literal(LOGIN_TYPES.password), password: secret, captchaTicket }),
    v.strictObject({ ...who, loginType: v.literal(LOGIN_TYPES.code), verifyCode: verificationCode, captchaTicket }),
    v.strictObject({ ...who, loginType: v.literal(LOGIN_TYPES.biometrics) }),
  ]),
  response: loginResult,
  example: {
    request: { loginName: '13812345678', countryCode: '86', loginType: 1, password: 'correct horse 7' },
    response: LOGIN_RESULT_EXAMPLE,
  },
});
