import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, loginIdentifier, phoneNumber, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * `bindPhone` and `bindEmail` in one, depending on `loginName`; P96 is the product. For screens that ask for whichever
 * is missing.
 */
export const bindPhoneOrEmailP96 = endpoint({
  path: '/exchangeUser/bindPhoneOrEmailP96',
  ...stepUpFlags,
  codes: { ...proofCodes, BIND_ALREADY: true, BIND_ANOTHER_ALREADY: true },
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
    verifyCode: verificationCode,
    ...stepUpFields,
  }),
  response: done,
  example: {
    request: { loginName: 'robin@example.com', verifyCode: '482913', codes: [{ type: 1, code: '730164' }] },
    response: true,
  },
});
