import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Binds a phone to an account without one; `verifyCode` was sent there for the scene `bind`. */
export const bindPhone = endpoint({
  path: '/exchangeUser/bindPhone',
  ...stepUpFlags,
  codes: { ...proofCodes, BIND_ALREADY: true, BIND_ANOTHER_ALREADY: true },
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
