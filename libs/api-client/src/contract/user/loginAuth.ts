import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, verificationCode } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';
import { LOGIN_RESULT_EXAMPLE, loginResult } from '../shared/session.ts';
import { verifyType } from '../shared/verification.ts';

/** Completes a login that needs further proof. */
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
    codes: v.pipe(
      v.array(v.strictObject({ type: verifyType, code: verificationCode })),
      v.minLength(1),
      v.maxLength(4),
    ),
  }),
  response: loginResult,
  example: {
    request: { loginName: '13812345678', preToken: 'Yb3nL0pQ', codes: [{ type: 1, code: '482913' }] },
    response: LOGIN_RESULT_EXAMPLE,
  },
});
