import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { passkey, PASSKEY_EXAMPLE, PASSKEYS_MAX } from '../shared/passkey.ts';

/** The caller's passkeys, the newest first; ours. */
export const passkeyList = endpoint({
  path: '/exchangeUser/passkey/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  request: nothing,
  response: v.pipe(v.array(passkey), v.maxLength(PASSKEYS_MAX)),
  example: { request: {}, response: [PASSKEY_EXAMPLE] },
});
