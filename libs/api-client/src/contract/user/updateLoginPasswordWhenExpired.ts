import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword, secret } from '../shared/fields.ts';

/**
 * Replaces an expired login password, right after a login has answered `pwdExpired`. Does not block money, because the
 * member did not ask for the change.
 */
export const updateLoginPasswordWhenExpired = endpoint({
  path: '/exchangeUser/updateLoginPasswordWhenExpired',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    PASSWORD_INCORRECT: true,
    /** The password has not expired. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ oldPassword: secret, newPassword: loginPassword }),
  response: done,
  example: { request: { oldPassword: 'correct horse 7', newPassword: 'battery staple 8' }, response: true },
});
