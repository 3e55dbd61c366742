import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { ownCodeScene, sentCodeType } from '../shared/ownCode.ts';
import { codeSent } from '../shared/verification.ts';

/**
 * Sends a one-time code to the phone (`type` 1) or e-mail (2) that the account has bound: the signed-in one's, or, with
 * the `preToken` of a login that wants further proof, that one's. `target` is masked.
 * Codes: `SEND_SMS_TOO_FREQUENT` `{retryAfter}` in seconds, `NO_THIS_METHOD` nothing of the kind is bound,
 * `TOKEN_INVALID`.
 */
export const sendVerifyCode = endpoint({
  path: '/common/sendVerifyCode',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  request: v.strictObject({ type: sentCodeType, scene: ownCodeScene, preToken: v.optional(opaque) }),
  response: v.object({ ...codeSent.entries, target: v.string() }),
  example: {
    request: { type: 2, scene: 'security' },
    response: { resendAfter: 60, expiresIn: 300, target: 'ro•••@example.com' },
  },
});
