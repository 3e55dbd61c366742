import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { amount, signedAmount, time } from '../shared/fields.ts';
import { transactionType } from '../shared/trade.ts';
import { TRADE_ROW_EXAMPLE } from '../shared/trade-examples.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The income of an acceptor from each completed trade, newest first: `income` is spread plus rebate. Amounts are in
 * USDT.
 */
export const incomePromotion = endpoint({
  path: '/promotion/incomePromotion',
  auth: 'acceptor',
  rate: 'read',
  read: true,
  owns: [],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
  },
  request: v.strictObject({ ...pageRequest, windowDays: v.picklist([7, 15, 30, 90]) }),
  response: pageOf(
    v.object({
      billNo: billNumber,
      transactionType,
      payMethodId,
      turnover: amount,
      spread: signedAmount,
      rebateRate: amount,
      rebate: amount,
      income: signedAmount,
      at: time,
    }),
  ),
  example: {
    request: { pageNo: 1, pageSize: 20, windowDays: 7 },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          billNo: TRADE_ROW_EXAMPLE.billNo,
          transactionType: 9,
          payMethodId: 1,
          turnover: '500',
          spread: '1.4',
          rebateRate: '0.05',
          rebate: '0.25',
          income: '1.65',
          at: 1_790_001_000_000,
        },
      ],
    },
  },
});
