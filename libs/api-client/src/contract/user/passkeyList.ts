import * as v from 'valibot';
import { PASSKEYS_MAX } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { passkey, PASSKEY_EXAMPLE } from '../shared/passkey.ts';

/** The caller's passkeys, the newest first; ours. */
export const passkeyList = endpoint({
  path: '/exchangeUser/passkey/list',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.pipe(v.array(passkey), v.maxLength(PASSKEYS_MAX)),
  example: { request: {}, response: [PASSKEY_EXAMPLE] },
});
