// WebAuthn level 3, section 7: what a site checks when a passkey is made, and when it signs.
import type { NewPasskey, PasskeyAnswer } from '@ezwallet/api-client/contract';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import type { Config } from '../../config/index.ts';
import { isOriginOurs, relyingPartyId } from './relyingParty.ts';

/** ES256 and RS256 (RFC 9053, section 2.1; RFC 8812, section 2): every authenticator has one of them. */
export const ALGORITHMS = [-7, -257] as const;

/** Section 5.8.1. Nobody can frame the wallet, so an answer from within a frame is not the wallet's. */
const clientData = v.object({
  challenge: v.string(),
  origin: v.string(),
  crossOrigin: v.optional(v.literal(false)),
  topOrigin: v.optional(v.never()),
});

/** What the browser says about an answer. It is worth something only when the signature is right. */
type ClientData = v.InferOutput<typeof clientData>;

/** Reads what the browser adds to an answer. @returns undefined for what no browser on our page sends */
export function readClientData(config: Config, clientDataJSON: string): ClientData | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  } catch {
    return undefined;
  }
  const read = v.safeParse(clientData, parsed);
  return read.success && isOriginOurs(config, read.output.origin) ? read.output : undefined;
}

/** A passkey that an authenticator has made, as the gateway stores it. */
export interface MadePasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly isSynced: boolean;
}

/** Checks a passkey that an authenticator has made (section 7.1). @returns undefined if anything is wrong with it */
export async function checkNewPasskey(
  config: Config,
  given: NewPasskey,
  { challenge, origin }: ClientData,
): Promise<MadePasskey | undefined> {
  const { id, clientDataJSON, attestationObject } = given;
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  } as const;
  const checked = await orUndefined(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(config),
      expectedType: 'webauthn.create',
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  if (!checked?.verified) return undefined;
  const { credential, credentialBackedUp } = checked.registrationInfo;
  // The browser's id is outside of what was signed.
  if (credential.id !== id) return undefined;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    isSynced: credentialBackedUp,
  };
}

/** What a right answer says about the passkey. */
export interface PasskeyUse {
  readonly signCount: number;
  readonly isSynced: boolean;
}

/** Checks what a passkey has signed (section 7.2), all but its count of uses. @returns undefined if anything is wrong with it */
export async function checkAnswer(
  config: Config,
  given: PasskeyAnswer,
  publicKey: Buffer,
  { challenge, origin }: ClientData,
): Promise<PasskeyUse | undefined> {
  const { id, userHandle, ...signed } = given;
  const response = {
    id,
    rawId: id,
    type: 'public-key',
    response: { ...signed, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  } as const;
  const checked = await orUndefined(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(config),
      expectedType: 'webauthn.get',
      requireUserVerification: true,
      // The database compares the count, so that of two answers at the same time one is too late.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  );
  if (!checked?.verified) return undefined;
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { signCount: newCounter, isSynced: credentialBackedUp };
}

/** The library throws for whatever is wrong. What exactly, is nobody's business but an attacker's. */
async function orUndefined<Checked>(checking: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await checking;
  } catch {
    return undefined;
  }
}
