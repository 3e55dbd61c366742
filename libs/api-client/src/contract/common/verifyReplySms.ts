import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, verificationCode } from '../shared/fields.ts';

/**
 * Asks whether the member's message has arrived. Once it has, `code` is the proof of kind 6 for the call that needs
 * one: single use, valid until the end that `sendReplySms` gave. The app asks every few seconds.
 */
export const verifyReplySms = endpoint({
  path: '/common/verifyReplySms',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: ['replyId'],
  codes: { EXPIRED: true },
  request: v.strictObject({ replyId: opaque, preToken: v.optional(opaque) }),
  response: v.variant('received', [
    v.object({ received: v.literal(true), code: verificationCode }),
    v.object({ received: v.literal(false) }),
  ]),
  example: { request: { replyId: 'rs_6Lp3' }, response: { received: true, code: '730142' } },
});
