import * as v from 'valibot';
import { VOUCHER_OBSTACLES } from '../../constants/vouchers.ts';
import { endpoint } from '../endpoint.ts';
import { amount } from '../shared/fields.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { receivedStatus, VOUCHER_EXAMPLE, voucher, voucherUse } from '../shared/voucher.ts';

/**
 * Vouchers for one use: the bonus of each for this amount and pay method, or why it cannot be used. Usable ones come
 * first, the one with the largest total first, then the earliest expiry.
 */
export const queryV2 = endpoint({
  path: '/promotion/query/v2',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: { AMOUNT_INVALID: true, SYMBOL_NOT_EXIST: true },
  request: v.strictObject({
    ...pageRequest,
    receivedStatus,
    queryType: voucherUse,
    amount: v.optional(amount),
    payMethodId: v.optional(payMethodId),
  }),
  response: pageOf(
    v.object({
      ...voucher.entries,
      /** In USDT; zero when it cannot be used. */
      bonus: amount,
      /** What the order brings in all with it: a stackable one leaves the pay method's bonus; ours. In USDT. */
      total: amount,
      /** What the pay method gives without a voucher; ours. In USDT. */
      methodBonus: amount,
      obstacle: v.nullable(v.picklist(VOUCHER_OBSTACLES)),
    }),
  ),
  example: {
    request: { pageNo: 1, pageSize: 100, receivedStatus: 1, queryType: 1, amount: '500', payMethodId: 1 },
    response: {
      pageNo: 1,
      pageSize: 100,
      total: 1,
      list: [{ ...VOUCHER_EXAMPLE, bonus: '15', total: '15', methodBonus: '10', obstacle: null }],
    },
  },
});
