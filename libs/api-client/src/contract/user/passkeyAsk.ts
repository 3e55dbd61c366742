import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { passkeyQuestion } from '../shared/passkey.ts';

/**
 * Begins a login by passkey; ours. The answer is valid once, for five minutes, on this device. With `preToken` it names
 * the passkeys of the member whose login waits.
 */
export const passkeyAsk = endpoint({
  path: '/exchangeUser/passkey/ask',
  auth: 'public',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    /** No login waits. */
    TOKEN_INVALID: true,
  },
  request: v.strictObject({ preToken: v.optional(opaque) }),
  response: passkeyQuestion,
  example: {
    request: {},
    response: {
      challenge: 'x9n2Tq5bV0m3cWJrE8uYdA1kZsP7hLgF4oNiQwRtXyU',
      rpId: 'wallet.example',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: 'Zm9vYmFy', transports: ['internal'] }],
    },
  },
});
