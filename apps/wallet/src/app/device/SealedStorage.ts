import type { SecureStore } from '@ezwallet/domain-stores';
import { decodeBase64, encodeBase64 } from './base64.ts';

const PREFIX = 'sealed.';
/** Length of an AES-GCM initialisation vector in bytes (NIST SP 800-38D, section 5.2.1.1). */
const IV_BYTES = 12;

/**
 * Values in the browser's local storage, each sealed with AES-256-GCM under a key that never leaves the browser. The part's
 * name is authenticated with it, so that one part cannot be passed off as another.
 */
export class SealedStorage implements SecureStore {
  readonly #key: CryptoKey;
  readonly #storage: Storage;
  readonly #spared: readonly string[];
  readonly #turns = new Map<string, Promise<void>>();
  #wipes = 0;

  /** @param spared local storage keys that a wipe leaves alone */
  constructor(key: CryptoKey, storage: Storage, spared: readonly string[]) {
    this.#key = key;
    this.#storage = storage;
    this.#spared = spared;
  }

  async read(part: string): Promise<unknown> {
    const sealed = this.#storage.getItem(PREFIX + part);
    return sealed === null ? undefined : this.#open(part, sealed);
  }

  /** Writes of one part take place in the order they were asked for; a wipe overtakes those still waiting. */
  write(part: string, value: unknown): Promise<void> {
    const wipes = this.#wipes;
    const turn = (this.#turns.get(part) ?? Promise.resolve()).then(async () => {
      const sealed = await this.#seal(part, value);
      if (wipes === this.#wipes) this.#storage.setItem(PREFIX + part, sealed);
    });
    this.#turns.set(
      part,
      turn.catch(() => undefined),
    );
    return turn;
  }

  async remove(part: string): Promise<void> {
    await this.#turns.get(part);
    this.#storage.removeItem(PREFIX + part);
  }

  async wipe(): Promise<void> {
    this.#wipes += 1;
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index));
    for (const key of keys) if (key !== null && !this.#spared.includes(key)) this.#storage.removeItem(key);
  }

  subscribe(part: string, onChange: (value: unknown) => void): () => void {
    const listen = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== this.#storage || (key !== null && key !== PREFIX + part)) return;
      if (newValue === null) onChange(undefined);
      else void this.#open(part, newValue).then(onChange);
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  async #seal(part: string, value: unknown): Promise<string> {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt(this.#algorithm(part, iv), this.#key, plain);
    const bytes = new Uint8Array(IV_BYTES + sealed.byteLength);
    bytes.set(iv);
    bytes.set(new Uint8Array(sealed), IV_BYTES);
    return encodeBase64(bytes);
  }

  /** What was sealed with a lost key, or tampered with, reads as never written. */
  async #open(part: string, sealed: string): Promise<unknown> {
    try {
      const bytes = decodeBase64(sealed);
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
