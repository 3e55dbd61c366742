import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PAY_ACCOUNT_EXAMPLE, payAccount } from '../shared/payAccount.ts';
import { payMethodId } from '../shared/payMethod.ts';
import { securityId } from '../shared/securityId.ts';

/** The accounts that can receive money now: usable ones whose pay method is open for selling. */
export const available = endpoint({
  path: '/bankAccount/available',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ securityId: v.optional(securityId), payMethodId: v.optional(payMethodId) }),
  response: v.array(payAccount),
  example: { request: {}, response: [PAY_ACCOUNT_EXAMPLE] },
});
