import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaCodes, sentCodes } from '../shared/codes.ts';
import { email, opaque } from '../shared/fields.ts';
import { codeScene, codeSent } from '../shared/verification.ts';

/**
 * Sends a one-time code by e-mail. A signed-in caller leaves out `email` for the own account. The answer does not
 * reveal whether an account has this address.
 */
export const sendEmailRegCode = endpoint({
  path: '/exchangeUser/sendEmailRegCode',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: { ...captchaCodes, ...sentCodes, NO_LOGIN: true },
  request: v.strictObject({ scene: codeScene, email: v.optional(email), captchaTicket: v.optional(opaque) }),
  response: codeSent,
  example: {
    request: { scene: 'register', email: 'robin@example.com', captchaTicket: 'tk_5cV' },
    response: { resendAfter: 60, expiresIn: 300 },
  },
});
