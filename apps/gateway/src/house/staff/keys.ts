// Ed25519, RFC 8032.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** RFC 8410, section 7: what comes before the 32 bytes of a private key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Makes the key of a person. @returns its private part as PEM, and its public part, 32 bytes */
export function makeStaffKey(): { readonly privatePem: string; readonly publicKey: Buffer } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicPart(privateKey),
  };
}

/** The public part of a key, 32 bytes. */
export function publicPart(privateKey: KeyObject): Buffer {
  return Buffer.from(createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '', 'base64url');
}

/** Reads the private part from PEM. @throws if it is no Ed25519 key */
export function readPrivateKey(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('This is no Ed25519 key.');
  return key;
}

/** The key of a demo person of the sandbox, which follows from the master key and the name. */
export function demoKey(masterKey: Buffer, name: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', masterKey, '', `demo staff ${name}`, 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** Begins each text that staff sign for the operator. A database that somebody changed gets no signature over anything else, such as a payment. */
const CHALLENGE = 'staff 1\n';

/** Signs a challenge. @throws for a text that is none */
export function signChallenge(key: KeyObject, text: string): Buffer {
  if (!text.startsWith(CHALLENGE)) throw new Error('The database asks for a signature that is not for the operator.');
  return signText(key, text);
}

/** Signs a text that its person has read. */
export const signText = (key: KeyObject, text: string): Buffer => sign(null, Buffer.from(text), key);

/** Whether the owner of a public key signed the challenge. */
export function isSignedBy(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  });
  return verify(null, Buffer.from(text), key, signature);
}
