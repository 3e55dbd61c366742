import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { MATCHED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/**
 * Accepts an offered trade, or declines it so that the next acceptor gets it. Accepting a sale holds the caller's
 * money, and both bills go to 1 (events `create` and `match`); the buyer pays the given account, or the pinned one of
 * its pay method. The path is ours.
 */
export const answerOffer = endpoint({
  path: '/lucky_c2c/answerOffer',
  auth: 'acceptor',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['offerNo', 'payAccountId'],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
    ORDER_NOT_FOUND: true,
    /** 60 seconds have passed. */
    ORDER_EXPIRED: true,
    /** Another acceptor has it. */
    ORDER_ALREADY_DONE: true,
    /** The pay method is closed. */
    NO_THIS_METHOD: true,
    BALANCE_NOT_ENOUGH: true,
    HOLDINGS_NOT_ENOUGH: true,
    /** The quota of the day is used up. */
    EXCEED_TOTAL_AMOUNT_LIMIT: true,
    /** No usable account has the pay method. */
    BANK_ACCOUNT_UNAVAILABLE: true,
    /** The body names the field of an account that is none. */
    ARGS_INVALID: true,
  },
  request: v.variant('accept', [
    v.strictObject({
      offerNo: opaque,
      accept: v.literal(true),
      payAccountId: v.optional(opaque),
      reqNo: requestNumber,
    }),
    v.strictObject({ offerNo: opaque, accept: v.literal(false), reqNo: requestNumber }),
  ]),
  /** Null when the caller declined. */
  response: v.object({ order: v.nullable(trade) }),
  example: {
    request: { offerNo: 'of_4Hs8', accept: true, reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34' },
    response: { order: MATCHED_SALE_EXAMPLE },
  },
});
