import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newPasskey, passkey, PASSKEY_EXAMPLE, passkeyName } from '../shared/passkey.ts';

/** Stores the passkey that an authenticator made from the answer of `passkeyOffer`; ours. */
export const passkeyAdd = endpoint({
  path: '/exchangeUser/passkey/add',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** The offer was used, is too old or is another session’s. */
    EXPIRED: true,
    /** The passkey was made for another site, or without checking the person. */
    NO_THIS_METHOD: true,
    ALREADY_EXISTS: true,
    /** The member has ten. */
    EXCEED_LIMIT: true,
  },
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
