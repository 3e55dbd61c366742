import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { QUEUED_SALE_EXAMPLE } from '../shared/trade-examples.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { stepUpFields } from '../shared/stepUp.ts';

/**
 * Sells: holds the amount and queues the sale in status 0 (event `create`), with one of the caller's accounts for the
 * payment.
 */
export const withdrawal = endpoint({
  path: '/lucky_c2c/withdrawal',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: ['payAccountId', 'voucherId'],
  codes: {
    '1042': true,
    '1049': true,
    /** Outdated price, or amount out of range. The body has the current price. */
    AMOUNT_INVALID: true,
    KYC_REQUIRED: true,
    /** Selling is switched off or locked. */
    NO_RIGHTS: true,
    BANK_ACCOUNT_NOT_FOUND: true,
    BANK_ACCOUNT_UNAVAILABLE: true,
    BALANCE_NOT_ENOUGH: true,
    HOLDINGS_NOT_ENOUGH: true,
    /** The order is too large. */
    EXCEED_LIMIT: true,
    EXCEED_TOTAL_AMOUNT_LIMIT: true,
    /** Three sales are open. */
    OVER_MAX_TOTAL: true,
    /** The voucher does not fit. */
    CONDITION_NOT_FULLFILL: true,
    NO_THIS_TICKET: true,
    /** The pay method is closed. */
    NO_THIS_METHOD: true,
    NOT_TRADABLE: true,
    USER_INVALID: true,
  },
  request: v.strictObject({
    payMethodId,
    payAccountId: opaque,
    currency: currencyCode,
    amount,
    /** From `recommendSellerAmount`. */
    price: amount,
    voucherId: v.optional(opaque),
    /** Of scene `sell`. */
    payPassTicket: opaque,
    reqNo: requestNumber,
    ...stepUpFields,
  }),
  response: trade,
  example: {
    request: {
      payMethodId: 1,
      payAccountId: 'pa_7Qm2',
      currency: 'USDT',
      amount: '500',
      price: '7.21',
      payPassTicket: 'pp_8Fq2',
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: QUEUED_SALE_EXAMPLE,
  },
});
