import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Keys at rest: AES-256-GCM (NIST SP 800-38D) under the deployment's master key. */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Wraps a key. It also authenticates `purpose`, so that a wrapped key opens only for the same purpose. */
export function wrapKey(masterKey: Buffer, key: Uint8Array, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

/** Unwraps a key. @throws Error for another master key, another purpose or changed bytes */
export function unwrapKey(masterKey: Buffer, wrapped: Buffer, purpose: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(wrapped.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
