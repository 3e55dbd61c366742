import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BILL_EXAMPLE, bill, billNumber, posting } from '../shared/bill.ts';
import { chainMove } from '../shared/chainMove.ts';

/** One bill with its ledger postings; a deposit or withdrawal also with its state on the network. */
export const detail = endpoint({
  path: '/order/detail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  codes: { ORDER_NOT_FOUND: true },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({ ...bill.entries, postings: v.array(posting), chain: v.optional(chainMove) }),
  example: {
    request: { billNo: BILL_EXAMPLE.billNo },
    response: {
      ...BILL_EXAMPLE,
      postings: [
        { account: 'mine', amount: '-320.5', balanceAfter: '6099.68', at: 1_790_000_000_000 },
        { account: 'theirs', amount: '320.5', balanceAfter: null, at: 1_790_000_000_000 },
      ],
    },
  },
});
