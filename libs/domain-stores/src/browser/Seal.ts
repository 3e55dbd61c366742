import { fromBase64, toBase64 } from '@ezwallet/api-client/envelope';

/** Length of an AES-GCM initialisation vector in bytes (NIST SP 800-38D, section 5.2.1.1). */
const IV_BYTES = 12;

/**
 * Seals values with AES-256-GCM under a key that never leaves the browser. The name of the part that a value belongs to
 * is authenticated with it, so that nobody can pass off one part as another.
 */
export class Seal {
  readonly #key: CryptoKey;

  constructor(key: CryptoKey) {
    this.#key = key;
  }

  /** Seals any value that JSON can hold, as base64 text. */
  async close(part: string, value: unknown): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt(this.#algorithm(part, iv), this.#key, plain);
    const bytes = new Uint8Array(IV_BYTES + sealed.byteLength);
    bytes.set(iv);
    bytes.set(new Uint8Array(sealed), IV_BYTES);
    return toBase64(bytes);
  }

  /** Reads a value that was sealed with a lost key, or changed by somebody, as if it had never been written. */
  async open(part: string, sealed: string): Promise<unknown> {
    try {
      const bytes = fromBase64(sealed);
      const algorithm = this.#algorithm(part, bytes.slice(0, IV_BYTES));
      const plain = await crypto.subtle.decrypt(algorithm, this.#key, bytes.slice(IV_BYTES));
      return JSON.parse(new TextDecoder().decode(plain));
    } catch {
      return undefined;
    }
  }

  #algorithm(part: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
    return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(part) };
  }
}
