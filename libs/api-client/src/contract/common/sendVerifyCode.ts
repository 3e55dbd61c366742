import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sentCodes } from '../shared/codes.ts';
import { opaque } from '../shared/fields.ts';
import { ownCodeScene, sentCodeType } from '../shared/ownCode.ts';
import { codeSent } from '../shared/verification.ts';

/**
 * Sends a one-time code to the account's bound phone (`type` 1) or e-mail address (2): the signed-in account's or, with
 * the `preToken` of a login that needs further proof, that account's. `target` is masked.
 */
export const sendVerifyCode = endpoint({
  path: '/common/sendVerifyCode',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: {
    ...sentCodes,
    /** The account has no such address. */
    NO_THIS_METHOD: true,
    /** No login waits. */
    TOKEN_INVALID: true,
    NO_LOGIN: true,
  },
  request: v.strictObject({ type: sentCodeType, scene: ownCodeScene, preToken: v.optional(opaque) }),
  response: v.object({ ...codeSent.entries, target: v.string() }),
  example: {
    request: { type: 2, scene: 'security' },
    response: { resendAfter: 60, expiresIn: 300, target: 'ro•••@example.com' },
  },
});
