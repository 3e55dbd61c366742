import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber, verificationCode } from '../shared/fields.ts';
import { stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Binds a phone to an account without one; `verifyCode` was sent there for the scene `bind`. Codes: 1042
 * `{verifyTypes}`, `EXPIRED`, `BIND_ALREADY` (the account has one), `BIND_ANOTHER_ALREADY` (another account has this
 * one).
 */
export const bindPhone = endpoint({
  path: '/exchangeUser/bindPhone',
  ...stepUpFlags,
  request: v.strictObject({ countryCode, phone: phoneNumber, verifyCode: verificationCode, ...stepUpFields }),
  response: done,
  example: {
    request: {
      countryCode: '86',
      phone: '13812345678',
      verifyCode: '482913',
      codes: [{ type: 2, code: '730164' }],
    },
    response: true,
  },
});
