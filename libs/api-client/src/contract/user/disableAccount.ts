import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Freezes the caller's account: every session ends, no money leaves, and only the operator opens it again. */
export const disableAccount = endpoint({
  path: '/exchangeUser/disableAccount',
  ...stepUpFlags,
  codes: { ...proofCodes },
  request: v.strictObject({ agree: v.literal(true), ...stepUpFields }),
  response: done,
  example: { request: { agree: true, codes: [{ type: 9, code: 'correct horse 7' }] }, response: true },
});
