import * as v from 'valibot';
import { PASSKEY_TRANSPORTS } from '../../constants/security.ts';
import { opaque, time } from './fields.ts';
import { plainText } from './plainText.ts';

/** Bytes in base64url without padding. */
const bytes = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/));

/** WebAuthn level 3, section 4: an id has at most 1023 bytes. */
const credentialId = bytes(1364);
const clientDataJSON = bytes(4096);
const transports = v.array(v.picklist(PASSKEY_TRANSPORTS));

export const passkeyName = v.pipe(plainText(200), v.minLength(1));

/** A passkey of the caller. */
export const passkey = v.object({
  passkeyId: opaque,
  name: v.string(),
  madeAt: time,
  /** Null until it has signed in. */
  lastUsedAt: v.nullable(time),
  /** The person's other devices may have it too, through the account of its maker. */
  isSynced: v.boolean(),
});
/** A passkey of the caller. `isSynced` says that other devices of the person may have it too; times in epoch milliseconds. */
export type Passkey = v.InferOutput<typeof passkey>;

const descriptor = v.object({ type: v.literal('public-key'), id: credentialId, transports });

/** What an authenticator makes a passkey from, in the JSON form of WebAuthn level 3, section 5.1.8. */
export const passkeyOffer = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: bytes(86), name: v.string(), displayName: v.string() }),
  challenge: bytes(64),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
/** What an authenticator makes a passkey from, in the JSON form of WebAuthn level 3, section 5.1.8. */
export type PasskeyOffer = v.InferOutput<typeof passkeyOffer>;

/** What an authenticator signs for a login, in the JSON form of WebAuthn level 3, section 5.1.9. */
export const passkeyQuestion = v.object({
  challenge: bytes(64),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  /** Empty where the person chooses the account too. */
  allowCredentials: v.array(descriptor),
});
/**
 * What an authenticator signs for a login, in the JSON form of WebAuthn level 3, section 5.1.9. `allowCredentials` is empty
 * where the person chooses the account too.
 */
export type PasskeyQuestion = v.InferOutput<typeof passkeyQuestion>;

/** A passkey that an authenticator has just made. Everything that is bytes is base64url. */
export const newPasskey = v.strictObject({
  id: credentialId,
  clientDataJSON,
  attestationObject: bytes(8192),
  transports: v.pipe(transports, v.maxLength(PASSKEY_TRANSPORTS.length)),
});
/** A passkey that an authenticator has just made. Everything that is bytes is base64url. */
export type NewPasskey = v.InferOutput<typeof newPasskey>;

/** What a passkey has signed. Everything that is bytes is base64url. */
export const passkeyAnswer = v.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: bytes(4096),
  signature: bytes(2048),
  userHandle: v.optional(bytes(86)),
});
/** What a passkey has signed. Everything that is bytes is base64url. */
export type PasskeyAnswer = v.InferOutput<typeof passkeyAnswer>;

/** A passkey of a phone; the contract's example. */
export const PASSKEY_EXAMPLE: Passkey = {
  passkeyId: '31',
  name: 'Work phone',
  madeAt: 1_789_000_000_000,
  lastUsedAt: 1_790_000_000_000,
  isSynced: true,
};
