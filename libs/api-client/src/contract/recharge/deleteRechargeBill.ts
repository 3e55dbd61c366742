import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { done } from '../shared/fields.ts';

/** Removes a finished deposit from its owner's list; the bill itself stays. */
export const deleteRechargeBill = endpoint({
  path: '/exchangeRecharge/deleteRechargeBill',
  auth: 'user',
  rate: 'write',
  owns: ['billNo'],
  codes: {
    DEPOSIT_NOT_FOUND: true,
    RECORD_ALREADY_DELETED: true,
    /** It is still in progress. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ billNo: billNumber }),
  response: done,
  example: { request: { billNo: '202611210902180000033' }, response: true },
});
