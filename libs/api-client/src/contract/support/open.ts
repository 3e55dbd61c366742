import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { supportReference, supportSubject, supportText } from '../shared/support.ts';

/**
 * Begins a conversation with its first message; ours. One about the same subject that is still open goes on instead. The same `nonce`
 * gives the same conversation.
 */
export const open = endpoint({
  path: '/support/open',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['reference'],
  codes: {
    /** The caller has no order or bill of this number. */
    ORDER_NOT_FOUND: true,
    /** The caller has too many open conversations, or the conversation is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.strictObject({ subject: supportSubject, reference: supportReference, ...supportText }),
  response: v.object({ id: opaque }),
  example: {
    request: {
      subject: 'free',
      text: 'How do I change my phone number?',
      nonce: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: { id: '7Q2m9xkTf3Aa' },
  },
});
