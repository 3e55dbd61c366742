import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';
import { seq } from '../shared/support.ts';

/** Marks the messages of a conversation up to `seq` as seen; an earlier number than before changes nothing. Ours. */
export const seen = endpoint({
  path: '/support/seen',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: ['id'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ id: opaque, seq }),
  response: done,
  example: { request: { id: '7Q2m9xkTf3Aa', seq: 1 }, response: true },
});
