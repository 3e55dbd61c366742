import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { factorCodes } from '../shared/codes.ts';
import { opaque } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';
import { proofs } from '../shared/stepUp.ts';

/** Completes a login that needs further proof. */
export const loginAuth = endpoint({
  path: '/exchangeUser/loginAuth',
  auth: 'public',
  rate: 'login',
  quiet: true,
  userAgent: true,
  owns: [],
  codes: {
    ...factorCodes,
    PLEASE_ENTER_CODE: true,
    /** Too many tries. The body has `{lockedUntil}`. */
    TRY_AGAIN_LATER: true,
    /** No login waits. */
    TOKEN_INVALID: true,
    USER_INVALID: true,
  },
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
