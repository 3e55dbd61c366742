import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, secret } from '../shared/fields.ts';

/**
 * Checks the caller's login password. A wrong one counts as a failed login. A request for a lost password that waits is
 * stopped: it is not lost.
 */
export const checkLoginPwd = endpoint({
  path: '/exchangeUser/checkLoginPwd',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: { PASSWORD_INCORRECT: true },
  request: v.strictObject({ password: secret }),
  response: done,
  example: { request: { password: 'correct horse 7' }, response: true },
});
