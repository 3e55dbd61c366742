import { createCipheriv, createDecipheriv, createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { StartError } from '../config/index.ts';

/** Secrets at rest: AES-256-GCM (NIST SP 800-38D) under the deployment's master key. */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals bytes. It also authenticates `purpose`, so that sealed bytes open only for the same purpose. */
export function sealBytes(masterKey: Buffer, bytes: Uint8Array, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `sealBytes` sealed. @throws Error for another master key, another purpose or changed bytes */
export function openBytes(masterKey: Buffer, sealed: Buffer, purpose: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** Seals a private key. */
export const sealPrivateKey = (masterKey: Buffer, key: KeyObject, purpose: string): Buffer =>
  sealBytes(masterKey, key.export({ type: 'pkcs8', format: 'der' }), purpose);

/** Opens what `sealPrivateKey` sealed. @throws {StartError} that names the setting to correct, because the gateway cannot start without its keys */
export function openPrivateKey(masterKey: Buffer, sealed: Buffer, purpose: string): KeyObject {
  try {
    return createPrivateKey({ key: openBytes(masterKey, sealed, purpose), type: 'pkcs8', format: 'der' });
  } catch (cause) {
    throw new StartError(
      `MASTER_KEY does not open the ${purpose} in this database. Start with the key it was made with.`,
      { cause },
    );
  }
}
