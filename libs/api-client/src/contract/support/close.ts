import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/** Closes a conversation whose question is answered; a closed one stays closed. A message opens it again. Ours. */
export const close = endpoint({
  path: '/support/close',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['id'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ id: opaque }),
  response: done,
  example: { request: { id: '7Q2m9xkTf3Aa' }, response: true },
});
