import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber, verificationCode } from '../shared/fields.ts';
import { codeScene } from '../shared/verification.ts';

/** Tells whether an SMS code is right without using it up; a wrong one costs a try. */
export const checkoutPhoneCode = endpoint({
  path: '/exchangeUser/checkoutPhoneCode',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ scene: codeScene, countryCode, phone: phoneNumber, code: verificationCode }),
  response: done,
  example: {
    request: { scene: 'register', countryCode: '86', phone: '13812345678', code: '482913' },
    response: true,
  },
});
