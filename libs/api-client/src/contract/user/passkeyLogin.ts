import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { passkeyAnswer } from '../shared/passkey.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';

/** Signs in by what a passkey signed, or completes the login of `preToken`; ours. It needs no further proof. */
export const passkeyLogin = endpoint({
  path: '/exchangeUser/passkey/login',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  codes: {
    /** The question was used, is too old or is another device’s. */
    EXPIRED: true,
    /** The passkey is unknown or not right. The body has `{remainTimes, lockedUntil}`. */
    NO_THIS_METHOD: true,
    /** Too many tries. The body has `{lockedUntil}`. */
    TRY_AGAIN_LATER: true,
    /** No login waits. */
    TOKEN_INVALID: true,
    USER_INVALID: true,
  },
  request: v.strictObject({ preToken: v.optional(opaque), credential: passkeyAnswer }),
  response: loginResult,
  example: {
    request: {
      credential: {
        id: 'Zm9vYmFy',
        clientDataJSON: 'e30',
        authenticatorData: 'SZYN5Yg',
        signature: 'MEUCIQ',
        userHandle: 'pJ0mW3c',
      },
    },
    response: LOGIN_RESULT_EXAMPLE,
  },
});
