import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { strangerScene } from '../shared/strangerScene.ts';

/** Checks an e-mailed code, for someone who is not signed in, without using it up. A wrong code costs a try. */
export const checkEmailCodePub = endpoint({
  path: '/exchangeUser/checkEmailCodePub',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: { EXPIRED: true },
  request: v.strictObject({ scene: strangerScene, email, code: verificationCode }),
  response: done,
  example: { request: { scene: 'forget', email: 'robin@example.com', code: '482913' }, response: true },
});
