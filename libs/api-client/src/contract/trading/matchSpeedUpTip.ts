import * as v from 'valibot';
import { SPEED_UP_TIPS } from '../../constants/trades.ts';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { amount } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The position of a sale in status 0 in its queue, and what would speed it up: amounts that buyers are looking for, and
 * pay methods that more of them use.
 */
export const matchSpeedUpTip = endpoint({
  path: '/lucky_c2c/matchSpeedUpTip',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: ['billNo'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** The order no longer waits. The body has the current trade. */
    '3025': true,
    NOT_TRADABLE: true,
  },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({
    /** Number of sales of the same kind before this one. */
    ahead: v.number(),
    buyersOnline: v.number(),
    tips: v.array(v.picklist(SPEED_UP_TIPS)),
    nearest: v.pipe(v.array(amount), v.maxLength(3)),
    payMethodIds: v.array(payMethodId),
  }),
  example: {
    request: { billNo: '202611210914050000091' },
    response: {
      ahead: 2,
      buyersOnline: 7,
      tips: ['TAKE_NEAREST_AMOUNT'],
      nearest: ['500', '480', '600'],
      payMethodIds: [4],
    },
  },
});
