// WebAuthn level 3, section 5.1: between the JSON of the wire and the bytes of browsers that cannot read it themselves.
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeyTransport,
} from '@ezwallet/api-client/contract';
import { fromBase64, toBase64 } from '@ezwallet/api-client/envelope';

/** RFC 4648, section 5, without padding. */
const toText = (bytes: ArrayBuffer): string =>
  toBase64(new Uint8Array(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const toBytes = (text: string) =>
  fromBase64(
    text
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .padEnd(Math.ceil(text.length / 4) * 4, '='),
  );

const descriptors = (list: PasskeyQuestion['allowCredentials']): PublicKeyCredentialDescriptor[] =>
  // The type of TypeScript lags behind the standard.
  list.map(({ type, id, transports }) => ({
    type,
    id: toBytes(id),
    transports: transports as AuthenticatorTransport[],
  }));

const KNOWN: ReadonlySet<string> = new Set<PasskeyTransport>([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** @throws DOMException `NotAllowedError` where the browser gives nothing, as when the person gave up */
const given = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new DOMException('The browser gave no passkey.', 'NotAllowedError');
};

/** Makes a passkey. @throws DOMException */
export async function create({ user, challenge, excludeCredentials, ...offer }: PasskeyOffer): Promise<NewPasskey> {
  const publicKey = {
    ...offer,
    user: { ...user, id: toBytes(user.id) },
    challenge: toBytes(challenge),
    excludeCredentials: descriptors(excludeCredentials),
  };
  const { rawId, response } = given(await navigator.credentials.create({ publicKey }));
  const made = response as AuthenticatorAttestationResponse;
  // Firefox had none before version 119.
  const transports = 'getTransports' in made ? made.getTransports() : [];
  return {
    id: toText(rawId),
    clientDataJSON: toText(made.clientDataJSON),
    attestationObject: toText(made.attestationObject),
    transports: transports.filter((transport): transport is PasskeyTransport => KNOWN.has(transport)),
  };
}

/** Signs with a passkey. @throws DOMException */
export async function sign({ challenge, allowCredentials, ...question }: PasskeyQuestion): Promise<PasskeyAnswer> {
  const publicKey = { ...question, challenge: toBytes(challenge), allowCredentials: descriptors(allowCredentials) };
  const { rawId, response } = given(await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    id: toText(rawId),
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    ...(userHandle && userHandle.byteLength > 0 && { userHandle: toText(userHandle) }),
  };
}
