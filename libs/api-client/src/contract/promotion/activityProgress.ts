import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, time } from '../shared/fields.ts';
import { rewardState } from '../shared/rewards.ts';

const reward = v.object({ amount, state: rewardState, at: time });

/** How far the caller has come in each activity in which something counts or is under way. Ours. */
export const activityProgress = endpoint({
  path: '/activity/progress',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.object({
    list: v.array(
      v.object({
        activityCode: v.string(),
        /** How much counts, and how much will once it is completed. */
        done: v.number(),
        open: v.number(),
        /** The caller's rewards, the newest first. */
        rewards: v.array(reward),
      }),
    ),
  }),
  example: {
    request: {},
    response: {
      list: [
        {
          activityCode: 'TRADE5',
          done: 5,
          open: 1,
          rewards: [{ amount: '8', state: 'credited', at: 1_790_000_000_000 }],
        },
      ],
    },
  },
});
