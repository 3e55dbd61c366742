import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, phoneNumber, verificationCode } from '../shared/fields.ts';

/**
 * The masked e-mail address of the account with this phone, for someone who has a code sent there for the scene
 * `forget`; empty when the account has none. The code stays valid for `forgetLoginPassword`.
 */
export const queryEmailByPhone = endpoint({
  path: '/exchangeUser/queryEmailByPhone',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The code is wrong, or there is no such account. */
    EXPIRED: true,
  },
  request: v.strictObject({ countryCode, phone: phoneNumber, code: verificationCode }),
  response: v.object({ emailMasked: v.string() }),
  example: {
    request: { countryCode: '86', phone: '13812345678', code: '482913' },
    response: { emailMasked: 'ro•••@example.com' },
  },
});
