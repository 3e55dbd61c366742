import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword, nickname } from '../shared/fields.ts';

/** Completes a first login of an account without a password. Code `ALREADY_EXISTS` when the account has one. */
export const setLoginPasswordAndNickName = endpoint({
  path: '/exchangeUser/setLoginPasswordAndNickName',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ password: loginPassword, nickName: nickname }),
  response: done,
  example: { request: { password: 'correct horse 7', nickName: 'Robin' }, response: true },
});
