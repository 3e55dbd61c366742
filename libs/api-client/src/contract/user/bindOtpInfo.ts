import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, verificationCode } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Binds the authenticator app that has the secret of `getOtpInfo`; `code` is its current code. */
export const bindOtpInfo = endpoint({
  path: '/exchangeUser/bindOtpInfo',
  ...stepUpFlags,
  codes: { ...proofCodes, BIND_ALREADY: true },
  request: v.strictObject({ code: verificationCode, ...stepUpFields }),
  response: done,
  example: { request: { code: '482913', codes: [{ type: 1, code: '730164' }] }, response: true },
});
