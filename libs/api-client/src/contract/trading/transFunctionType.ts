import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/** Features that the server opens one by one (product specification, section 6). */
export const FUNCTION_TYPES = {
  withdrawal: 1,
  recharge: 2,
  transferOut: 3,
  transferIn: 4,
  payIn: 5,
  payOut: 6,
  import: 7,
  payment: 8,
  openCard: 9,
  returnPay: 10,
} as const;

/** The features that are open to the caller, and whether the acceptor's switch is visible. */
export const transFunctionType = endpoint({
  path: '/lucky_common/transFunctionType',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: nothing,
  response: v.object({
    transFunctionType: v.array(v.picklist(Object.values(FUNCTION_TYPES))),
    acceptorButton: v.boolean(),
  }),
  example: { request: {}, response: { transFunctionType: [1, 2, 3, 4, 5, 6, 8], acceptorButton: false } },
});
