import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newPasskey, passkey, PASSKEY_EXAMPLE, passkeyName } from '../shared/passkey.ts';

/**
 * Stores the passkey that an authenticator made from the answer of `passkeyOffer`; ours. Codes: `EXPIRED` (the offer was used,
 * is too old or is another session's), `NO_THIS_METHOD` (made for another site, or without checking the person),
 * `ALREADY_EXISTS`, `EXCEED_LIMIT`, `ARGS_INVALID`.
 */
export const passkeyAdd = endpoint({
  path: '/exchangeUser/passkey/add',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  request: v.strictObject({ name: passkeyName, credential: newPasskey }),
  response: passkey,
  example: {
    request: {
      name: 'Work phone',
      credential: { id: 'Zm9vYmFy', clientDataJSON: 'e30', attestationObject: 'o2NmbXQ', transports: ['internal'] },
    },
    response: { ...PASSKEY_EXAMPLE, lastUsedAt: null },
  },
});
