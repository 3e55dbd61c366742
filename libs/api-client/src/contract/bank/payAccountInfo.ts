import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, time } from '../shared/fields.ts';
import { PAY_ACCOUNT_EXAMPLE, payAccount } from '../shared/payAccount.ts';

/** One of the caller's payment accounts, and whether an open trade pays into it, which prevents its removal. */
export const payAccountInfo = endpoint({
  path: '/bankAccount/payAccountInfo',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['id'],
  codes: { BANK_ACCOUNT_NOT_FOUND: true },
  request: v.strictObject({ id: opaque }),
  response: v.object({ account: payAccount, isInTrade: v.boolean(), lastUsedAt: v.nullable(time) }),
  example: {
    request: { id: PAY_ACCOUNT_EXAMPLE.id },
    response: { account: PAY_ACCOUNT_EXAMPLE, isInTrade: false, lastUsedAt: 1_790_000_000_000 },
  },
});
