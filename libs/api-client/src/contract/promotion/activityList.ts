import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { OFFERED_ACTIVITY_EXAMPLE, offeredActivity } from '../shared/rewards.ts';

/** Activities that run, will run, or ended in the last 90 days; those that end soonest first. Ours. */
export const activityList = endpoint({
  path: '/activity/list',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.object({ list: v.array(offeredActivity) }),
  example: { request: {}, response: { list: [OFFERED_ACTIVITY_EXAMPLE] } },
});
