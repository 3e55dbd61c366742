import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword, nickname } from '../shared/fields.ts';

/** Completes a first login of an account without a password. */
export const setLoginPasswordAndNickName = endpoint({
  path: '/exchangeUser/setLoginPasswordAndNickName',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The account has a password. */
    ALREADY_EXISTS: true,
  },
  request: v.strictObject({ password: loginPassword, nickName: nickname }),
  response: done,
  example: { request: { password: 'correct horse 7', nickName: 'Robin' }, response: true },
});
