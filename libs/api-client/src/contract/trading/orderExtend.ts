import * as v from 'valibot';
import { TRADE_STATUS } from '../../constants/trade-machine.ts';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { EXTENDED_BUY_EXAMPLE } from '../shared/trade-examples.ts';

/**
 * The buyer extends the payment deadline once, shortly before it (event `extend`); ours. The trade says in `extension`
 * when and by how much.
 */
export const orderExtend = endpoint({
  path: '/lucky_c2c/order/extend',
  auth: 'user',
  rate: 'write',
  money: true,
  quiet: true,
  owns: ['billNo'],
  codes: {
    ...tradeCodes,
    /** It is too early. */
    TIME_INVALID: true,
    /** The time was extended before. */
    ORDER_ALREADY_DONE: true,
  },
  request: v.strictObject({
    billNo: billNumber,
    expectStatus: v.literal(TRADE_STATUS.waitingForPayment),
    reqNo: requestNumber,
  }),
  response: trade,
  example: {
    request: {
      billNo: EXTENDED_BUY_EXAMPLE.billNo,
      expectStatus: 1,
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: EXTENDED_BUY_EXAMPLE,
  },
});
