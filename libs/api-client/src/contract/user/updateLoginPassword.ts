import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword, secret } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Changes the login password with the old one. Ends every other session and biometric login, and blocks outgoing money
 * for 24 hours.
 */
export const updateLoginPassword = endpoint({
  path: '/exchangeUser/updateLoginPassword',
  ...stepUpFlags,
  codes: { ...proofCodes },
  request: v.strictObject({ oldPassword: secret, newPassword: loginPassword, ...stepUpFields }),
  response: done,
  example: {
    request: {
      oldPassword: 'correct horse 7',
      newPassword: 'battery staple 8',
      codes: [{ type: 1, code: '482913' }],
    },
    response: true,
  },
});
