import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';
import { stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/** Removes a passkey of the caller, which signs nobody in any more; ours. Codes: 1042 `{verifyTypes}`, `NO_THIS_METHOD` (no such passkey). */
export const passkeyRemove = endpoint({
  path: '/exchangeUser/passkey/remove',
  ...stepUpFlags,
  owns: ['passkeyId'],
  request: v.strictObject({ passkeyId: opaque, ...stepUpFields }),
  response: done,
  example: { request: { passkeyId: '31', codes: [{ type: 1, code: '482913' }] }, response: true },
});
