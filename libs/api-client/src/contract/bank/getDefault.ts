import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PAY_ACCOUNT_EXAMPLE, payAccount } from '../shared/payAccount.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The account that a sale takes unless another is chosen: the pinned one, else the one last used; null without a usable
 * one. Without a pay method it looks through all.
 */
export const getDefault = endpoint({
  path: '/bankAccount/getDefault',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({ payMethodId: v.optional(payMethodId) }),
  response: v.nullable(payAccount),
  example: { request: {}, response: PAY_ACCOUNT_EXAMPLE },
});
