import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { ASKABLE, trade } from '../shared/trade.ts';
import { ASKED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/**
 * One side asks the other to cancel, before or after the payment (event `askCancel`); ours. Nothing else changes:
 * deadlines go on. A buyer who asks after the payment gives up what was paid as soon as the seller agrees, and needs a
 * ticket of scene `giveUp`.
 */
export const orderAskCancel = endpoint({
  path: '/lucky_c2c/order/askCancel',
  auth: 'user',
  rate: 'write',
  money: true,
  quiet: true,
  handOver: ['1049'],
  owns: ['billNo'],
  codes: {
    ...tradeCodes,
    '1049': true,
    NO_THIS_TICKET: true,
    /** A question waits for its answer. */
    ALREADY_EXISTS: true,
    /** This side has asked too often. */
    OVER_MAX_TOTAL: true,
  },
  request: v.strictObject({
    billNo: billNumber,
    expectStatus: ASKABLE,
    reqNo: requestNumber,
    payPassTicket: v.optional(opaque),
  }),
  response: trade,
  example: {
    request: {
      billNo: ASKED_SALE_EXAMPLE.billNo,
      expectStatus: 1,
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: ASKED_SALE_EXAMPLE,
  },
});
