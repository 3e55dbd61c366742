/**
 * The primitives of version 2 by WebCrypto, which every supported browser has in secure contexts. P-256 in place of
 * X25519 and Ed25519, because Safari has these from version 17 on only.
 */
import { fromBase64 } from '../base64.ts';

const CURVE = 'P-256';
const GCM = 'AES-GCM';

type Bytes = Uint8Array<ArrayBuffer>;

/** ECDH keys of one session; the private one never leaves WebCrypto. */
export function createPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDH', namedCurve: CURVE }, false, ['deriveBits']);
}

/** The uncompressed point of a public key. */
export async function pointOf({ publicKey }: CryptoKeyPair): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
}

/** ECDH (NIST SP 800-56A, section 5.7.1.2): the x coordinate, 32 bytes. It rejects a point that is not on the curve. */
export async function agree(privateKey: CryptoKey, point: Bytes): Promise<Bytes> {
  const publicKey = await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: CURVE }, false, []);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256));
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** HKDF-SHA256 (RFC 5869): an AES-256 key that does one thing. */
export async function deriveKey(
  secret: Bytes,
  salt: Bytes,
  info: Bytes,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    from,
    { name: GCM, length: 256 },
    false,
    [usage],
  );
}

/** ECDSA on P-256 with SHA-256 (FIPS 186-5, section 6.4.2). */
export async function isSignedBy(key: string, signature: string, bytes: Bytes): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('raw', fromBase64(key), { name: 'ECDSA', namedCurve: CURVE }, false, [
    'verify',
  ]);
  return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, fromBase64(signature), bytes);
}

/** AES-256-GCM (NIST SP 800-38D, section 7.1): ciphertext and tag of 16 bytes. */
export async function encrypt(key: CryptoKey, iv: Bytes, additionalData: Bytes, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: GCM, iv, additionalData }, key, bytes));
}

/** NIST SP 800-38D, section 7.2. It rejects whatever was not encrypted with the same key and data. */
export async function decrypt(key: CryptoKey, iv: Bytes, additionalData: Bytes, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: GCM, iv, additionalData }, key, bytes));
}
