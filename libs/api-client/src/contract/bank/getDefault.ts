import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PAY_ACCOUNT_EXAMPLE, payAccount } from '../shared/payAccount.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * The default account of a sale: the pinned one, else the one last used; null when none is usable. Without a pay method
 * it considers all.
 */
export const getDefault = endpoint({
  path: '/bankAccount/getDefault',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ payMethodId: v.optional(payMethodId) }),
  response: v.nullable(payAccount),
  example: { request: {}, response: PAY_ACCOUNT_EXAMPLE },
});
