import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { MATCHED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/**
 * Accepts an offered trade, or declines it so that the next acceptor gets it. Accepting a sale holds the caller's
 * money, and both bills go to 1 (events `create` and `match`); the buyer pays the given account, or the pinned one of
 * its pay method. The path is ours. Codes: `ORDER_EXPIRED` (60 seconds have passed), `ORDER_ALREADY_DONE` (another
 * acceptor has it), `BALANCE_NOT_ENOUGH`, `EXCEED_TOTAL_AMOUNT_LIMIT` (the day's quota), `BANK_ACCOUNT_UNAVAILABLE`
 * (no usable account of the pay method), `ARGS_INVALID` with the field's name for a given account that is not one.
 */
export const answerOffer = endpoint({
  path: '/lucky_c2c/answerOffer',
  auth: 'acceptor',
  rate: 'money',
  money: true,
  quiet: true,
  owns: ['offerNo', 'payAccountId'],
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
