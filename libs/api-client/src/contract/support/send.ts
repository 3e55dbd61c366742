import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { SUPPORT_MESSAGE_EXAMPLE, supportMessage, supportText } from '../shared/support.ts';

/** Writes in a conversation, which opens it again when it was closed; ours. The same `nonce` gives the same message. */
export const send = endpoint({
  path: '/support/send',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['id', 'fileId'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** The conversation is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.variant('kind', [
    v.strictObject({ id: opaque, kind: v.literal('text'), ...supportText }),
    /** A picture or a PDF that the caller uploaded. */
    v.strictObject({ id: opaque, kind: v.picklist(['image', 'file']), fileId: opaque, nonce: requestNumber }),
  ]),
  response: supportMessage,
  example: {
    request: {
      id: '7Q2m9xkTf3Aa',
      kind: 'text',
      text: SUPPORT_MESSAGE_EXAMPLE.text,
      nonce: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: SUPPORT_MESSAGE_EXAMPLE,
  },
});
