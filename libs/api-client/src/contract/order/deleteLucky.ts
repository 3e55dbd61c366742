import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { done } from '../shared/fields.ts';

/**
 * Hides a finished bill from its owner's lists. The bill and its postings stay. Codes: `ORDER_NOT_FOUND`,
 * `RECORD_ALREADY_DELETED`, `CONDITION_NOT_FULLFILL` (still in progress).
 */
export const deleteLucky = endpoint({
  path: '/order/deleteLucky',
  auth: 'user',
  rate: 'write',
  owns: ['billNo'],
  request: v.strictObject({ billNo: billNumber }),
  response: done,
  example: { request: { billNo: '202611210931220000107' }, response: true },
});
