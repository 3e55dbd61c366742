import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { passkeyOffer as offer } from '../shared/passkey.ts';
import { proofCodes, stepUpFields, stepUpFlags } from '../shared/stepUp.ts';

/**
 * Begins to add a passkey; ours. The answer is valid once, for five minutes, in this session. A passkey replaces every
 * other proof of a login, so a bound authenticator is among the proofs.
 */
export const passkeyOffer = endpoint({
  path: '/exchangeUser/passkey/offer',
  ...stepUpFlags,
  codes: {
    ...proofCodes,
    /** The member has ten. */
    EXCEED_LIMIT: true,
  },
  request: v.strictObject(stepUpFields),
  response: offer,
  example: {
    request: { codes: [{ type: 1, code: '482913' }] },
    response: {
      rp: { id: 'wallet.example', name: 'EZ Wallet' },
      user: { id: 'pJ0mW3cVbT5q2n9xEr8uYdA1kZsP7hLgF4oNiQwRtXy', name: '138****5678', displayName: 'Ada' },
      challenge: 'x9n2Tq5bV0m3cWJrE8uYdA1kZsP7hLgF4oNiQwRtXyU',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      excludeCredentials: [{ type: 'public-key', id: 'Zm9vYmFy', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  },
});
