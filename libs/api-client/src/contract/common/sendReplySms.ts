import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';

/**
 * Starts a proof by a message from the member's phone: `text`, from the bound phone, to `sendTo`, within `expiresIn`
 * seconds. For the signed-in account or, with `preToken`, for a login that needs further proof.
 */
export const sendReplySms = endpoint({
  path: '/common/sendReplySms',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: {
    SEND_SMS_TOO_FREQUENT: true,
    /** Replies are off, or the account has no phone. */
    NO_THIS_METHOD: true,
    /** No login waits. */
    TOKEN_INVALID: true,
    NO_LOGIN: true,
  },
  request: v.strictObject({ preToken: v.optional(opaque) }),
  response: v.object({ replyId: opaque, sendTo: v.string(), text: v.string(), expiresIn: v.number() }),
  example: {
    request: {},
    response: { replyId: 'rs_6Lp3', sendTo: '1069012345', text: 'EZ 7391', expiresIn: 300 },
  },
});
