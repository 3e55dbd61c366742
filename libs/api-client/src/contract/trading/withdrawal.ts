import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { QUEUED_SALE_EXAMPLE } from '../shared/trade-examples.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { stepUpFields } from '../shared/stepUp.ts';

/**
 * Sells: holds the amount and queues the sale in status 0 (event `create`), with one of the caller's accounts for the
 * payment. Codes: 1049 `{remainTimes, lockedUntil}`, 1042 `{verifyTypes}`, `AMOUNT_INVALID` (outdated price or amount
 * out of range; the body has the current price), `KYC_REQUIRED`, `NO_RIGHTS` (selling switched off or locked),
 * `BANK_ACCOUNT_NOT_FOUND`, `BANK_ACCOUNT_UNAVAILABLE` (its status is not 1), `BALANCE_NOT_ENOUGH`,
 * `HOLDINGS_NOT_ENOUGH` (bought within 24 hours), `EXCEED_LIMIT` (per order), `EXCEED_TOTAL_AMOUNT_LIMIT` (per day),
 * `OVER_MAX_TOTAL` (three open), `CONDITION_NOT_FULLFILL` (the voucher does not fit), `NO_THIS_TICKET` (payment ticket
 * used or of another scene).
 */
export const withdrawal = endpoint({
  path: '/lucky_c2c/withdrawal',
  auth: 'user',
  rate: 'money',
  money: true,
  quiet: true,
  handOver: ['1042', '1049'],
  owns: ['payAccountId', 'voucherId'],
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
