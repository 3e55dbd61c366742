/**
 * Bodies of envelope version 1: base64 of AES-ECB of UTF-8 text. It keeps bodies out of proxy logs and is no security
 * boundary: equal blocks look equal, and nothing is authenticated. TLS protects the wire.
 */
import { fromBase64, toBase64 } from '../base64.ts';
import { EnvelopeError } from '../EnvelopeError.ts';
import { aesEcb } from './aesEcb.ts';

const encoder = /* @__PURE__ */ new TextEncoder();
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Seals a body: text to base64.
 * @throws {EnvelopeError} `SESSION_KEY` for a key that is not 16, 24 or 32 bytes
 * @example
 * sealBody(key, JSON.stringify({ head: { code: '0000', message: '' }, body: null }));
 */
export function sealBody(key: Uint8Array, text: string): string {
  return toBase64(aesEcb(key).encrypt(encoder.encode(text)));
}

/**
 * Opens a sealed body. Bad base64, bad padding and bad UTF-8 give the same error.
 * @throws {EnvelopeError} `SEALED_TEXT`, or `SESSION_KEY` for a key that is not 16, 24 or 32 bytes
 * @example
 * openBody(key, sealBody(key, '{"pageNo":1}')); // '{"pageNo":1}'
 */
export function openBody(key: Uint8Array, sealed: string): string {
  const cipher = aesEcb(key);
  const bytes = fromBase64(sealed);
  try {
    return decoder.decode(cipher.decrypt(bytes));
  } catch {
    throw new EnvelopeError('SEALED_TEXT');
  }
}
