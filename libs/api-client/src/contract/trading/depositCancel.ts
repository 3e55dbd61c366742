import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requestNumber } from '../shared/fields.ts';

/**
 * Ends the search of a `deposit` that still asks acceptors; ours. The deposit then answers `ORDER_CANCELED`. Answers
 * false where there is no search any more: a seller was faster, or nobody was left to ask.
 */
export const depositCancel = endpoint({
  path: '/lucky_c2c/depositCancel',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: v.strictObject({
    /** Of the deposit. */
    reqNo: requestNumber,
  }),
  response: v.boolean(),
  example: { request: { reqNo: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34' }, response: true },
});
