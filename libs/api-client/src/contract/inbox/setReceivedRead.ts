import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { time } from '../shared/fields.ts';

/**
 * Marks money received up to a moment as seen, so that `hasNoticeDot` of `getUserInfo` falls unless more came since;
 * ours. `until` is a `lastReceivedAt`, and an earlier one than before changes nothing.
 */
export const setReceivedRead = endpoint({
  path: '/exchangeInbox/setReceivedRead',
  auth: 'user',
  rate: 'write',
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ until: time }),
  response: v.literal(true),
  example: { request: { until: 1_790_000_000_000 }, response: true },
});
