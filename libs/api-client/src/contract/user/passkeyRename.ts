import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';
import { passkeyName } from '../shared/passkey.ts';

/** Gives a passkey of the caller another name; ours. */
export const passkeyRename = endpoint({
  path: '/exchangeUser/passkey/rename',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['passkeyId'],
  codes: {
    /** There is no such passkey. */
    NO_THIS_METHOD: true,
  },
  request: v.strictObject({ passkeyId: opaque, name: passkeyName }),
  response: done,
  example: { request: { passkeyId: '31', name: 'Work phone' }, response: true },
});
