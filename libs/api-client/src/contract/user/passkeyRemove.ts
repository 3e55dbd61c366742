import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Removes a passkey of the caller, which signs nobody in any more; ours. */
export const passkeyRemove = endpoint({
  path: '/exchangeUser/passkey/remove',
  ...stepUpFlags,
  owns: ['passkeyId'],
  codes: {
    ...proofCodes,
    /** There is no such passkey. */
    NO_THIS_METHOD: true,
  },
  request: v.strictObject({ passkeyId: opaque, ...stepUpFields }),
  response: done,
  example: { request: { passkeyId: '31', codes: [{ type: 1, code: '482913' }] }, response: true },
});
