import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { time } from '../shared/fields.ts';

/**
 * The people to whom the caller last made a transfer, the latest first; ours. The caller typed their numbers, so `userNo`
 * is not masked. Without closed accounts, and without transfers whose bill is hidden.
 */
export const recentPayees = endpoint({
  path: '/lucky_transfer/recentPayees',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.array(v.object({ userNo: v.string(), nickMasked: v.string(), userNoMasked: v.string(), lastAt: time })),
  example: {
    request: {},
    response: [{ userNo: '9XM3QA', nickMasked: 'W•••', userNoMasked: '9X••QA', lastAt: 1_790_000_000_000 }],
  },
});
