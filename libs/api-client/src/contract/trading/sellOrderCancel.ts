import * as v from 'valibot';
import { SELLER_CANCEL_REASONS } from '../../constants/trades.ts';
import { TRADE_STATUS } from '../../constants/trade-machine.ts';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { closedExample, QUEUED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/**
 * The seller cancels a sale without a match: it goes to -1 and the hold is released (event `sellerCancel`). It counts
 * against the day's cancellations.
 */
export const sellOrderCancel = endpoint({
  path: '/lucky_c2c/sellOrderCancel',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['billNo'],
  codes: { ...tradeCodes },
  request: v.strictObject({
    billNo: billNumber,
    expectStatus: v.literal(TRADE_STATUS.matching),
    reason: v.picklist(SELLER_CANCEL_REASONS),
    reqNo: requestNumber,
  }),
  response: trade,
  example: {
    request: {
      billNo: QUEUED_SALE_EXAMPLE.billNo,
      expectStatus: 0,
      reason: 'TOO_SLOW',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: closedExample(QUEUED_SALE_EXAMPLE, {
      event: 'sellerCancel',
      to: -1,
      actor: 'seller',
      at: 1_790_000_000_000,
      reason: 'TOO_SLOW',
    }),
  },
});
