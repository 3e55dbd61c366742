import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, opaque } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { voucherUse } from '../shared/voucher.ts';

/**
 * How many vouchers fit an order, and the best of them: with it the order brings the most in all, then the earliest expiry.
 * Null and zero when none brings more than the pay method does alone.
 */
export const defaultSelectCount = endpoint({
  path: '/promotion/default/select/count',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: { AMOUNT_INVALID: true, SYMBOL_NOT_EXIST: true },
  request: v.strictObject({ queryType: voucherUse, amount, payMethodId: v.optional(payMethodId) }),
  response: v.object({ count: v.number(), voucherId: v.nullable(opaque), bonus: amount }),
  example: {
    request: { queryType: 1, amount: '500', payMethodId: 1 },
    response: { count: 2, voucherId: 'vc_2Lm9', bonus: '15' },
  },
});
