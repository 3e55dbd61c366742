import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { SUPPORT_MESSAGE_EXAMPLE, supportMessage, supportText } from '../shared/support.ts';

/** Writes in a guest's conversation; ours. The same `nonce` gives the same message. */
export const guestSend = endpoint({
  path: '/support/guest/send',
  auth: 'public',
  rate: 'write',
  quiet: true,
  // The pass names the owner.
  owns: ['fileId'],
  codes: {
    EXPIRED: true,
    /** The conversation is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.union([
    // A wallet of the release before names no kind.
    v.strictObject({ pass: opaque, kind: v.optional(v.literal('text'), 'text'), ...supportText }),
    /** A picture or a PDF of {@link guestUpload}. */
    v.strictObject({ pass: opaque, kind: v.picklist(['image', 'file']), fileId: opaque, nonce: requestNumber }),
  ]),
  response: supportMessage,
  example: {
    request: {
      pass: 'q8Jw0Yb1',
      kind: 'text',
      text: SUPPORT_MESSAGE_EXAMPLE.text,
      nonce: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: SUPPORT_MESSAGE_EXAMPLE,
  },
});
