import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, loginIdentifier, phoneNumber } from '../shared/fields.ts';

/** Checks that a login name is well formed. It does not reveal whether an account has it. */
export const checkPhoneOrEmail = endpoint({
  path: '/common/checkPhoneOrEmail',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({
    loginName: v.union([loginIdentifier, phoneNumber]),
    countryCode: v.optional(countryCode),
  }),
  response: done,
  example: { request: { loginName: 'robin@example.com' }, response: true },
});
