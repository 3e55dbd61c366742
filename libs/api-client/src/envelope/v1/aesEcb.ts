import { ecb } from '@noble/ciphers/aes.js';
import { dialect } from '../../dialect.ts';
import { EnvelopeError } from '../EnvelopeError.ts';

/** Whether bytes can be an AES key: 16, 24 or 32 bytes. */
export function isAesKey(key: Uint8Array): boolean {
  return (dialect.aes.acceptedKeyBytes as readonly number[]).includes(key.length);
}

/**
 * AES (FIPS 197) in ECB mode (NIST SP 800-38A, section 6.1) with PKCS#7 padding (RFC 5652, section 6.3).
 * @throws {EnvelopeError} `SESSION_KEY` for a key that is not 16, 24 or 32 bytes
 */
export function aesEcb(key: Uint8Array): ReturnType<typeof ecb> {
  if (!isAesKey(key)) throw new EnvelopeError('SESSION_KEY');
  return ecb(key);
}
