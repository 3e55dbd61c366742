import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PAY_ACCOUNT_EXAMPLE, payAccount } from '../shared/payAccount.ts';
import { securityId } from '../shared/securityId.ts';

/**
 * The caller's payment accounts in every state, pinned ones first; only those of one currency when `securityId` is
 * given.
 */
export const all = endpoint({
  path: '/bankAccount/all',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ securityId: v.optional(securityId) }),
  response: v.array(payAccount),
  example: { request: {}, response: [PAY_ACCOUNT_EXAMPLE] },
});
