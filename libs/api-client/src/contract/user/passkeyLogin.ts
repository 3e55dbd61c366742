import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { passkeyAnswer } from '../shared/passkey.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';

/**
 * Signs in by what a passkey signed, or completes the login of `preToken`; ours. It needs no further proof. Codes: `EXPIRED`
 * (the question was used, is too old or is another device's), `NO_THIS_METHOD` `{remainTimes, lockedUntil}` (unknown, or not
 * right), `TRY_AGAIN_LATER` `{lockedUntil}`, `TOKEN_INVALID` (no login waits), `USER_INVALID` (a frozen account).
 */
export const passkeyLogin = endpoint({
  path: '/exchangeUser/passkey/login',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
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
