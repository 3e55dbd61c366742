import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { strangerScene } from '../shared/strangerScene.ts';

/** Tells a person not signed in whether an e-mailed code is right, without using it up; a wrong one costs a try. */
export const checkEmailCodePub = endpoint({
  path: '/exchangeUser/checkEmailCodePub',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ scene: strangerScene, email, code: verificationCode }),
  response: done,
  example: { request: { scene: 'forget', email: 'robin@example.com', code: '482913' }, response: true },
});
