import * as v from 'valibot';
import { VOUCHER_OUTCOMES } from '../../constants/vouchers.ts';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { amount, time } from '../shared/fields.ts';
import { VOUCHER_EXAMPLE, voucher } from '../shared/voucher.ts';

/** The voucher that a bill used, and its outcome. */
export const useDetail = endpoint({
  path: '/promotion/use/detail',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** The bill used no voucher. */
    NO_THIS_TICKET: true,
  },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({ billNo: billNumber, voucher, bonus: amount, outcome: v.picklist(VOUCHER_OUTCOMES), at: time }),
  example: {
    request: { billNo: '202611210931220000107' },
    response: {
      billNo: '202611210931220000107',
      voucher: { ...VOUCHER_EXAMPLE, status: 2, isNew: false },
      bonus: '15',
      outcome: 'LOCKED',
      at: 1_790_000_000_000,
    },
  },
});
