import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, loginPassword } from '../shared/fields.ts';
import { proofs, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Changes the login password of somebody who is signed in but has forgotten it, by codes sent to their phone or e-mail.
 * Effects as with `updateLoginPassword`. Codes: 1042 `{verifyTypes}` where the proofs are too few, `EXPIRED`.
 */
export const updateLoginPasswordByVerifyCode = endpoint({
  path: '/exchangeUser/updateLoginPasswordByVerifyCode',
  ...stepUpFlags,
  request: v.strictObject({ newPassword: loginPassword, codes: proofs }),
  response: done,
  example: {
    request: { newPassword: 'battery staple 8', codes: [{ type: 1, code: '482913' }] },
    response: true,
  },
});
