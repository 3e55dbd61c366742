import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, paymentPassword, secret, verificationCode } from '../shared/fields.ts';

/**
 * Sets, changes or resets the payment password. Each way needs its own proof: the first setting the login password, a
 * change the old payment password, a reset the login password and a code sent to the bound phone or e-mail address. A
 * change or reset blocks outgoing money for 24 hours.
 */
export const updateTranPass = endpoint({
  path: '/exchangeUser/updateTranPass_v2',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    '1049': true,
    PINCODE_INVALID: true,
    PASSWORD_INCORRECT: true,
    EXPIRED: true,
    /** The account has a payment password. */
    ALREADY_EXISTS: true,
    /** The account has no payment password. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.variant('type', [
    v.strictObject({ type: v.literal('set'), newPassword: paymentPassword, loginPassword: secret }),
    v.strictObject({ type: v.literal('change'), newPassword: paymentPassword, oldPassword: secret }),
    v.strictObject({
      type: v.literal('reset'),
      newPassword: paymentPassword,
      loginPassword: secret,
      verifyCode: verificationCode,
    }),
  ]),
  response: done,
  example: { request: { type: 'set', newPassword: '280619', loginPassword: 'correct horse 7' }, response: true },
});
