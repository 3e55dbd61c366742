import * as v from 'valibot';
import { BUYER_APPEAL_REASONS } from '../../constants/trades.ts';
import { endpoint } from '../endpoint.ts';
import { appealCodes } from '../shared/codes.ts';
import { ENDS_APPEAL, IN_APPEAL, OPENS_APPEAL, statementFields } from '../shared/appeal.ts';
import { billNumber } from '../shared/bill.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { appealedExample, PAID_BUY_EXAMPLE } from '../shared/trade-examples.ts';

const TEXT = 'Paid in full from my own card more than half an hour ago; the seller does not answer.';

const onTrade = { billNo: billNumber, reqNo: requestNumber };

/**
 * The buyer's actions in an appeal. All but one keep the hold on the seller's money. `open` moves the trade from 3 to 4
 * (event `openAppeal`) once that is possible. `state` adds a statement in 4 or 5. `withdraw` ends the buyer's own
 * appeal: back to 3 with a new deadline, once per trade. `agree` concedes the seller's appeal: the trade goes to -2 and
 * the money returns to the seller (event `agreeRefund`), which needs a payment ticket of scene `giveUp`. An ended trade
 * can be appealed once, within 7 days when it was completed and within 24 hours otherwise. It stays ended, and staff
 * decides, unless the side that appealed withdraws or the other one agrees: then what is held goes back to the seller.
 */
export const buyerSubmitAppeal = endpoint({
  path: '/lucky_c2c/buyerSubmitAppeal',
  auth: 'user',
  rate: 'write',
  money: true,
  quiet: true,
  handOver: ['1049'],
  owns: ['billNo', 'imageIds', 'videoId'],
  codes: {
    ...appealCodes,
    /** A trade has one late appeal. */
    ALREADY_EXISTS: true,
  },
  request: v.variant('action', [
    v.strictObject({
      ...onTrade,
      action: v.literal('open'),
      expectStatus: OPENS_APPEAL,
      reason: v.picklist(BUYER_APPEAL_REASONS),
      ...statementFields,
    }),
    v.strictObject({
      ...onTrade,
      action: v.literal('state'),
      expectStatus: IN_APPEAL,
      ...statementFields,
    }),
    v.strictObject({ ...onTrade, action: v.literal('withdraw'), expectStatus: ENDS_APPEAL }),
    v.strictObject({ ...onTrade, action: v.literal('agree'), expectStatus: ENDS_APPEAL, payPassTicket: opaque }),
  ]),
  response: trade,
  example: {
    request: {
      billNo: PAID_BUY_EXAMPLE.billNo,
      action: 'open',
      expectStatus: 3,
      reason: 'NOT_RELEASED',
      text: TEXT,
      imageIds: ['fi_3Kd9'],
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: appealedExample(PAID_BUY_EXAMPLE, 'buyer', TEXT),
  },
});
