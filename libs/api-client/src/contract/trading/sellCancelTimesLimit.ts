import * as v from 'valibot';
import { TRANSACTION_TYPES } from '../../constants/trades.ts';
import { endpoint } from '../endpoint.ts';
import { time } from '../shared/fields.ts';
import { transactionType } from '../shared/trade.ts';

/**
 * The caller's remaining cancellations before payment today; of sales unless `transactionType` says purchases. Each
 * further one locks that side of trading for longer: 15 and 30 minutes, 1 and 4 hours, the rest of the day (UTC+8).
 */
export const sellCancelTimesLimit = endpoint({
  path: '/lucky_c2c/sellCancelTimesLimit',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ transactionType: v.optional(transactionType, TRANSACTION_TYPES.sell) }),
  response: v.object({ limit: v.number(), used: v.number(), remain: v.number(), resetAt: time }),
  example: {
    request: { transactionType: 8 },
    response: { limit: 3, used: 1, remain: 2, resetAt: 1_790_006_400_000 },
  },
});
