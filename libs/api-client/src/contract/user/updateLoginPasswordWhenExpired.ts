import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword, secret } from '../shared/fields.ts';

/**
 * Replaces an expired login password, right after a login has said `pwdExpired`. Holds no money: nobody asked for the
 * change. Codes: `PASSWORD_INCORRECT`, `CONDITION_NOT_FULLFILL` where it has not expired.
 */
export const updateLoginPasswordWhenExpired = endpoint({
  path: '/exchangeUser/updateLoginPasswordWhenExpired',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ oldPassword: secret, newPassword: loginPassword }),
  response: done,
  example: { request: { oldPassword: 'correct horse 7', newPassword: 'battery staple 8' }, response: true },
});
