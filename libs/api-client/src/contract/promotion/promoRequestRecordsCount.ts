import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { activityCode } from '../shared/rewards.ts';

/**
 * How often the caller has taken part in activities, or in one of them; `pending` counts those without a reward yet.
 */
export const promoRequestRecordsCount = endpoint({
  path: '/activity/promo/request/records/count',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ activityCode: v.optional(activityCode) }),
  response: v.object({ count: v.number(), pending: v.number() }),
  example: { request: { activityCode: 'BUY3' }, response: { count: 3, pending: 1 } },
});
