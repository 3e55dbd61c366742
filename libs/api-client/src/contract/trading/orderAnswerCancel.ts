import * as v from 'valibot';
import { TRADE_STATUS } from '../../constants/trade-machine.ts';
import { endpoint } from '../endpoint.ts';
import { tradeCodes } from '../shared/codes.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { ASKABLE, trade } from '../shared/trade.ts';
import { ASKED_SALE_EXAMPLE, closedExample } from '../shared/trade-examples.ts';

const onTrade = { billNo: billNumber, reqNo: requestNumber };

/**
 * Answers the other side's question to cancel; ours. With `agree` both bills go to -1, the coins go back to the seller,
 * and the cancellation counts against nobody (event `agreeCancel`); otherwise the trade goes on (event
 * `declineCancel`). After the payment, agreeing gives up what was paid, and takes a ticket of scene `giveUp`.
 */
export const orderAnswerCancel = endpoint({
  path: '/lucky_c2c/order/answerCancel',
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
    /** The other side has not asked. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.union([
    v.strictObject({ ...onTrade, expectStatus: ASKABLE, agree: v.literal(false) }),
    v.strictObject({ ...onTrade, expectStatus: v.literal(TRADE_STATUS.waitingForPayment), agree: v.literal(true) }),
    v.strictObject({
      ...onTrade,
      expectStatus: v.literal(TRADE_STATUS.paid),
      agree: v.literal(true),
      payPassTicket: opaque,
    }),
  ]),
  response: trade,
  example: {
    request: {
      billNo: ASKED_SALE_EXAMPLE.billNo,
      expectStatus: 1,
      agree: true,
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: closedExample(ASKED_SALE_EXAMPLE, {
      event: 'agreeCancel',
      to: -1,
      actor: 'seller',
      at: 1_790_000_500_000,
    }),
  },
});
