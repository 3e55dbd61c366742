import * as v from 'valibot';
import { BUYER_CANCEL_REASONS, BUYER_ANSWERS } from '../../constants/trades.ts';
import { TRADE_STATUS } from '../../constants/trade-machine.ts';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { imageIds } from '../shared/evidence.ts';
import { requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { PAID_BUY_EXAMPLE } from '../shared/trade-examples.ts';

const onTrade = { billNo: billNumber, expectStatus: v.literal(TRADE_STATUS.waitingForPayment), reqNo: requestNumber };

/**
 * The buyer's answer on a trade that waits for payment. Type 1: paid, with the proof; both bills go to 3 (event `pay`),
 * and the buyer can no longer cancel alone. Type 2: cancelled; the buy bill goes to -1 and the sale is queued again
 * (event `buyerCancel`), which counts against the day's cancellations.
 */
export const buyConfirmOrCancel = endpoint({
  path: '/lucky_c2c/buyConfirmOrCancel',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['billNo', 'imageIds'],
  codes: {
    ...tradeCodes,
    /** The time for the payment is over. */
    ORDER_EXPIRED: true,
  },
  request: v.variant('type', [
    v.strictObject({ ...onTrade, type: v.literal(BUYER_ANSWERS.paid), imageIds }),
    v.strictObject({ ...onTrade, type: v.literal(BUYER_ANSWERS.cancelled), reason: v.picklist(BUYER_CANCEL_REASONS) }),
  ]),
  response: trade,
  example: {
    request: {
      billNo: PAID_BUY_EXAMPLE.billNo,
      expectStatus: 1,
      type: 1,
      imageIds: ['fi_3Kd9'],
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: PAID_BUY_EXAMPLE,
  },
});
