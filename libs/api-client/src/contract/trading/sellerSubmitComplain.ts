import * as v from 'valibot';
import { COMPLAINT_REASONS, SELLER_APPEAL_REASONS } from '../../constants/trades.ts';
import { endpoint } from '../endpoint.ts';
import { appealCodes } from '../shared/codes.ts';
import { ENDS_APPEAL, IN_APPEAL, OPENS_APPEAL, statementFields } from '../shared/appeal.ts';
import { billNumber } from '../shared/bill.ts';
import { caseText, imageIds } from '../shared/evidence.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { trade } from '../shared/trade.ts';
import { appealedExample, PAID_SALE_EXAMPLE } from '../shared/trade-examples.ts';

const TEXT = 'Nothing has reached my account; the proof shows another bank and another name.';

const onTrade = { billNo: billNumber, reqNo: requestNumber };
const onCase = { ...onTrade, openCase: v.literal(true) };

/**
 * The seller's actions in an appeal, with `openCase`; without it, a complaint about the buyer's conduct, which does not
 * change the trade. `open` moves the trade from 3 to 4 (event `openAppeal`), `state` adds a statement in 4 or 5,
 * `withdraw` ends the seller's own appeal: back to 3 with a new deadline, once per trade. `agree` concedes the buyer's
 * appeal: the money goes to the buyer and the trade to 2 (event `agreeRelease`), which needs the payment password like
 * any release. In an appeal after the end, `agree` gives the buyer what is held, and the trade stays as it ended.
 */
export const sellerSubmitComplain = endpoint({
  path: '/lucky_c2c/sellerSubmitComplain',
  auth: 'user',
  rate: 'write',
  money: true,
  quiet: true,
  handOver: ['1049'],
  owns: ['billNo', 'imageIds', 'videoId'],
  codes: {
    ...appealCodes,
    /** A trade has one late appeal and one complaint. */
    ALREADY_EXISTS: true,
  },
  request: v.union([
    v.strictObject({
      ...onTrade,
      openCase: v.literal(false),
      reason: v.picklist(COMPLAINT_REASONS),
      text: caseText,
      imageIds: v.optional(imageIds),
    }),
    v.strictObject({
      ...onCase,
      action: v.literal('open'),
      expectStatus: OPENS_APPEAL,
      reason: v.picklist(SELLER_APPEAL_REASONS),
      ...statementFields,
    }),
    v.strictObject({
      ...onCase,
      action: v.literal('state'),
      expectStatus: IN_APPEAL,
      ...statementFields,
    }),
    v.strictObject({ ...onCase, action: v.literal('withdraw'), expectStatus: ENDS_APPEAL }),
    v.strictObject({ ...onCase, action: v.literal('agree'), expectStatus: ENDS_APPEAL, payPassTicket: opaque }),
  ]),
  response: trade,
  example: {
    request: {
      billNo: PAID_SALE_EXAMPLE.billNo,
      openCase: true,
      action: 'open',
      expectStatus: 3,
      reason: 'NOT_PAID',
      text: TEXT,
      imageIds: ['fi_3Kd9'],
      reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: appealedExample(PAID_SALE_EXAMPLE, 'seller', TEXT),
  },
});
