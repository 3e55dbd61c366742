import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { done } from '../shared/fields.ts';

/** Hides a finished bill from its owner's lists. The bill and its postings stay. */
export const deleteLucky = endpoint({
  path: '/order/deleteLucky',
  auth: 'user',
  rate: 'write',
  owns: ['billNo'],
  codes: {
    ORDER_NOT_FOUND: true,
    RECORD_ALREADY_DELETED: true,
    /** It is still in progress. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ billNo: billNumber }),
  response: done,
  example: { request: { billNo: '202611210931220000107' }, response: true },
});
