import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { SUPPORT_MESSAGE_EXAMPLE, supportMessage, supportText } from '../shared/support.ts';

/** Writes in a guest's conversation; ours. The same `nonce` gives the same message. */
export const guestSend = endpoint({
  path: '/support/guest/send',
  auth: 'public',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    EXPIRED: true,
    /** The conversation is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.strictObject({ pass: opaque, ...supportText }),
  response: supportMessage,
  example: {
    request: {
      pass: 'q8Jw0Yb1',
      text: SUPPORT_MESSAGE_EXAMPLE.text,
      nonce: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: SUPPORT_MESSAGE_EXAMPLE,
  },
});
