import * as v from 'valibot';
import { COMPLAINT_REASONS } from '../../constants/trades.ts';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { caseText, imageIds } from '../shared/evidence.ts';
import { done } from '../shared/fields.ts';

/** Reports the seller's conduct to staff; the trade does not change. */
export const buyerSubmitComplain = endpoint({
  path: '/lucky_c2c/buyerSubmitComplain',
  auth: 'user',
  rate: 'write',
  owns: ['billNo', 'imageIds'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** The caller is the seller. */
    NO_RIGHTS: true,
    /** A trade has one complaint. */
    ALREADY_EXISTS: true,
    /** The sale had no buyer. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({
    billNo: billNumber,
    reason: v.picklist(COMPLAINT_REASONS),
    text: caseText,
    imageIds: v.optional(imageIds),
  }),
  response: done,
  example: {
    request: {
      billNo: '202611210931220000107',
      reason: 'ASKED_FEE',
      text: 'The seller wants a further 20 CNY before releasing.',
      imageIds: ['fi_3Kd9'],
    },
    response: true,
  },
});
