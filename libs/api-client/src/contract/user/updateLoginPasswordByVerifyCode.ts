import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword } from '../shared/fields.ts';
import { proofCodes, proofs, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Changes the login password of a signed-in member who has forgotten it, with codes sent to the phone or e-mail
 * address. Same effects as `updateLoginPassword`.
 */
export const updateLoginPasswordByVerifyCode = endpoint({
  path: '/exchangeUser/updateLoginPasswordByVerifyCode',
  ...stepUpFlags,
  codes: { ...proofCodes },
  request: v.strictObject({ newPassword: loginPassword, codes: proofs }),
  response: done,
  example: {
    request: { newPassword: 'battery staple 8', codes: [{ type: 1, code: '482913' }] },
    response: true,
  },
});
