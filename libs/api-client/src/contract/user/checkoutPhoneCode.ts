import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber, verificationCode } from '../shared/fields.ts';
import { codeScene } from '../shared/verification.ts';

/** Checks an SMS code without using it up. A wrong code costs a try. */
export const checkoutPhoneCode = endpoint({
  path: '/exchangeUser/checkoutPhoneCode',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: { EXPIRED: true },
  request: v.strictObject({ scene: codeScene, countryCode, phone: phoneNumber, code: verificationCode }),
  response: done,
  example: {
    request: { scene: 'register', countryCode: '86', phone: '13812345678', code: '482913' },
    response: true,
  },
});
