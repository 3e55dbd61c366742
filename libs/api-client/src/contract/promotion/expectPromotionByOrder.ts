import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque } from '../shared/fields.ts';
import { transactionType } from '../shared/trade.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The bonus of an order at completion, in USDT: from its pay method and from a voucher. The two add up only if the
 * voucher is stackable; otherwise `methodBonus` is zero beside a voucher.
 */
export const expectPromotionByOrder = endpoint({
  path: '/promotion/expectPromotionByOrder',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: ['voucherId'],
  codes: {
    /** There is no such voucher. */
    NO_THIS_TICKET: true,
    /** The voucher does not fit. */
    CONDITION_NOT_FULLFILL: true,
    AMOUNT_INVALID: true,
    SYMBOL_NOT_EXIST: true,
  },
  request: v.strictObject({
    transactionType,
    payMethodId,
    currency: currencyCode,
    amount,
    voucherId: v.optional(opaque),
  }),
  response: v.object({
    bonus: amount,
    methodBonus: amount,
    voucherBonus: amount,
    /** The remaining bonus of the pay method for today. */
    remainToday: amount,
  }),
  example: {
    request: { transactionType: 9, payMethodId: 1, currency: 'USDT', amount: '500', voucherId: 'vc_2Lm9' },
    response: { bonus: '15', methodBonus: '0', voucherBonus: '15', remainToday: '30' },
  },
});
