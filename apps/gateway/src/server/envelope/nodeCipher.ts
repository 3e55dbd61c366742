import { createCipheriv, createDecipheriv } from 'node:crypto';

/**
 * Bodies of envelope version 1 by OpenSSL: AES in ECB mode (NIST SP 800-38A, section 6.1) with PKCS#7 padding (RFC 5652,
 * section 6.3), in base64 with padding (RFC 4648, section 4). A server seals thousands of bodies a second, which the
 * portable cipher of the wire's library takes several times as long for; a test compares the two.
 */
export function sealText(key: Uint8Array, text: string): string {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Opens what the other side sealed. @throws Error for bad base64, bad padding and bad UTF-8 */
export function openText(key: Uint8Array, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  // Node skips what is no base64.
  if (bytes.toString('base64') !== sealed) throw new Error('The body is no base64.');
  const decipher = createDecipheriv(`aes-${key.length * 8}-ecb`, key, null);
  return decoder.decode(Buffer.concat([decipher.update(bytes), decipher.final()]));
}
