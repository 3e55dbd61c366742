import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { stopped } from '../shared/recovery.ts';

/**
 * Uses the secret of a link in a notice, without a login; ours. Without `confirm` it says only what the link stops, so
 * that a preview of the message changes nothing. With `confirm` it shuts the account (`account`) or stops the waiting
 * request (`request`), once.
 */
export const stopByLink = endpoint({
  path: '/exchangeUser/recovery/stop',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The link is unknown or too old. */
    NO_THIS_TICKET: true,
  },
  request: v.strictObject({ token: opaque, confirm: v.optional(v.literal(true)) }),
  response: v.object({ stops: stopped, done: v.boolean() }),
  example: { request: { token: 'x9n2Tq5bV0m3cWJrE8uYdA1k' }, response: { stops: 'account', done: false } },
});
