import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { countryCode, done, phoneNumber } from '../shared/fields.ts';

/** Checks that a phone number is valid in its area. It does not reveal whether an account has it. */
export const checkoutPhone = endpoint({
  path: '/exchangeUser/checkoutPhone',
  auth: 'public',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ countryCode, phone: phoneNumber }),
  response: done,
  example: { request: { countryCode: '86', phone: '13812345678' }, response: true },
});
