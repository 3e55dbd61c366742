import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, email, verificationCode } from '../shared/fields.ts';
import { codeScene } from '../shared/verification.ts';

/** Checks an e-mailed code without using it up. A wrong code costs a try. */
export const checkEmailRegCode = endpoint({
  path: '/exchangeUser/checkEmailRegCode',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: { EXPIRED: true },
  request: v.strictObject({ scene: codeScene, email, code: verificationCode }),
  response: done,
  example: { request: { scene: 'register', email: 'robin@example.com', code: '482913' }, response: true },
});
