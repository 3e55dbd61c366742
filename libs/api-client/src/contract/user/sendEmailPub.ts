import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaCodes, sentCodes } from '../shared/codes.ts';
import { email, opaque } from '../shared/fields.ts';
import { strangerScene } from '../shared/strangerScene.ts';
import { codeSent } from '../shared/verification.ts';

/**
 * Sends a one-time code by e-mail to someone who is not signed in. The answer does not reveal whether an account has
 * this address.
 */
export const sendEmailPub = endpoint({
  path: '/exchangeUser/sendEmailPub',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: { ...captchaCodes, ...sentCodes },
  request: v.strictObject({ scene: strangerScene, email, captchaTicket: v.optional(opaque) }),
  response: codeSent,
  example: {
    request: { scene: 'forget', email: 'robin@example.com', captchaTicket: 'tk_5cV' },
    response: { resendAfter: 60, expiresIn: 300 },
  },
});
