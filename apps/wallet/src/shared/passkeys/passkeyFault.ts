/** Why an authenticator did nothing: the person gave up, it has a passkey of the account already, or it cannot have one. */
export type PasskeyFault = 'cancelled' | 'known' | 'unusable';

/** Reads what browsers throw (WebAuthn level 3, sections 5.1.3 and 5.1.4). @returns undefined for anything else */
export function passkeyFault(error: unknown): PasskeyFault | undefined {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'known' : 'unusable';
}
