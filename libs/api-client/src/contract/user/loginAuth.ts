import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';
import { proofs } from '../shared/stepUp.ts';

/**
 * Completes a login that needs further proof. Codes: `PLEASE_ENTER_CODE` `{verifyTypes}`, `EXPIRED` for a wrong code, for
 * other kinds `TWO_FACODE_INVALID`, `PINCODE_INVALID`, `USER_NOT_FOUND`, `PASSWORD_INCORRECT`, `KYC_NOT_FOUND` with
 * `{remainTimes, lockedUntil}`; `TRY_AGAIN_LATER` `{lockedUntil}`, `TOKEN_INVALID`, `USER_INVALID`.
 */
export const loginAuth = endpoint({
  path: '/exchangeUser/loginAuth',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  request: v.strictObject({
    loginName: plainText(254),
    preToken: opaque,
    codes: proofs,
  }),
  response: loginResult,
  example: {
    request: { loginName: '13812345678', preToken: 'Yb3nL0pQ', codes: [{ type: 1, code: '482913' }] },
    response: LOGIN_RESULT_EXAMPLE,
  },
});
