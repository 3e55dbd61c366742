import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { time } from '../shared/fields.ts';
import { RECHARGE_ADDRESS_EXAMPLE, RECHARGE_BILL_EXAMPLE, rechargeBill } from '../shared/recharge.ts';

/** One deposit: where it arrived, when it was credited, and why it was cancelled. */
export const getRechargeBill = endpoint({
  path: '/exchangeRecharge/getRechargeBill',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  codes: { DEPOSIT_NOT_FOUND: true },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({
    ...rechargeBill.entries,
    address: v.nullable(v.string()),
    creditedAt: v.nullable(time),
    reason: v.string(),
  }),
  example: {
    request: { billNo: RECHARGE_BILL_EXAMPLE.billNo },
    response: {
      ...RECHARGE_BILL_EXAMPLE,
      address: RECHARGE_ADDRESS_EXAMPLE.address,
      creditedAt: null,
      reason: '',
    },
  },
});
