import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaCodes, sentCodes } from '../shared/codes.ts';
import { countryCode, opaque, phoneNumber } from '../shared/fields.ts';
import { codeScene, codeSent } from '../shared/verification.ts';

/**
 * Sends a one-time code by SMS. A signed-in caller leaves out `phone` for the own account. The answer does not reveal
 * whether an account has this phone.
 */
export const sendMsg = endpoint({
  path: '/exchangeUser/sendMsg',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: { ...captchaCodes, ...sentCodes, NO_LOGIN: true },
  request: v.strictObject({
    scene: codeScene,
    countryCode: v.optional(countryCode),
    phone: v.optional(phoneNumber),
    captchaTicket: v.optional(opaque),
  }),
  response: codeSent,
  example: {
    request: { scene: 'register', countryCode: '86', phone: '13812345678', captchaTicket: 'tk_5cV' },
    response: { resendAfter: 60, expiresIn: 300 },
  },
});
