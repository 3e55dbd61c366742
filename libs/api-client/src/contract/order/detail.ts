import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BILL_EXAMPLE, bill, posting } from '../shared/bill.ts';

/** One bill with the ledger postings it caused. */
export const detail = endpoint({
  path: '/order/detail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  request: v.strictObject({ billNo: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/)) }),
  response: v.object({ ...bill.entries, postings: v.array(posting) }),
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
