import { createCipheriv, createDecipheriv } from 'node:crypto';
import { TAG_BYTES } from '@ezwallet/api-client/envelope-v2';

/** AES-256-GCM (NIST SP 800-38D) by OpenSSL, with the whole tag always: Node would take a shorter one as well. */
const CIPHER = 'aes-256-gcm';
const OPTIONS = { authTagLength: TAG_BYTES } as const;

/** Nonce, ciphertext and tag. */
export function gcmSeal(key: Uint8Array, nonce: Uint8Array, data: Uint8Array, text: string): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, OPTIONS).setAAD(data);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error for anything that was not sealed with the same key, nonce and data */
export function gcmOpen(key: Uint8Array, nonce: Uint8Array, data: Uint8Array, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, OPTIONS).setAAD(data);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
}
