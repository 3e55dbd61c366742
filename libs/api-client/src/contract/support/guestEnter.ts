import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { wantedLang } from '../shared/lang.ts';
import { countryCode, loginIdentifier, opaque, phoneNumber, time, verificationCode } from '../shared/fields.ts';

/**
 * Lets somebody who cannot sign in write to support, after a code of the scene `support`; ours. The conversation is that of the account
 * with this phone or e-mail address, if there is one; nothing tells whether there is.
 */
export const guestEnter = endpoint({
  path: '/support/guest/enter',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The code is wrong or too old. */
    EXPIRED: true,
  },
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
    verifyCode: verificationCode,
    /** The language of the automatic answer to somebody without an account. */
    lang: wantedLang,
  }),
  /** The way back into the conversation until `expiresAt`. A secret. */
  response: v.object({ pass: opaque, expiresAt: time }),
  example: {
    request: { loginName: '13812345678', countryCode: '86', verifyCode: '482913' },
    response: { pass: 'q8Jw0Yb1', expiresAt: 1_790_086_400_000 },
  },
});
