import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { amount, time } from '../shared/fields.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { activityCode } from '../shared/rewards.ts';

/** Lists what the caller did for an activity, the newest first; amounts in USDT. Ours. */
export const activityRecords = endpoint({
  path: '/activity/records',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, activityCode }),
  response: pageOf(
    v.object({
      billNo: billNumber,
      kind: v.picklist(['buy', 'sell', 'deposit']),
      amount,
      at: time,
      /** Only what is completed counts. */
      status: v.picklist(['counts', 'open', 'appeal']),
    }),
  ),
  example: {
    request: { activityCode: 'TRADE5', pageNo: 1, pageSize: 20 },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [{ billNo: '202611210931220000107', kind: 'buy', amount: '120', at: 1_790_000_000_000, status: 'counts' }],
    },
  },
});
