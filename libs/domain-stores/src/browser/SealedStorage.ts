import type { SecureStore } from '../ports/deps.ts';
import type { Seal } from './Seal.ts';
import type { TextStorage } from './TextStorage.ts';

const PREFIX = 'sealed.';

/** Sealed values in the browser's local storage, which end with the session. */
export class SealedStorage implements SecureStore {
  readonly #seal: Seal;
  readonly #storage: TextStorage;
  readonly #isWiped: (key: string) => boolean;
  readonly #turns = new Map<string, Promise<void>>();
  #wipes = 0;

  /** @param isWiped which keys of the storage a wipe removes; without it, those of sealed values and no others */
  constructor(seal: Seal, storage: TextStorage, isWiped = (key: string): boolean => key.startsWith(PREFIX)) {
    this.#seal = seal;
    this.#storage = storage;
    this.#isWiped = isWiped;
  }

  async read(part: string): Promise<unknown> {
    const sealed = this.#storage.getItem(PREFIX + part);
    return sealed === null ? undefined : this.#seal.open(part, sealed);
  }

  /** Writes to one part run in the order of their calls. A wipe overtakes writes that still wait. */
  write(part: string, value: unknown): Promise<void> {
    const wipes = this.#wipes;
    const turn = (this.#turns.get(part) ?? Promise.resolve()).then(async () => {
      const sealed = await this.#seal.close(part, value);
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
    for (const key of keys) if (key !== null && this.#isWiped(key)) this.#storage.removeItem(key);
  }

  subscribe(part: string, onChange: (value: unknown) => void): () => void {
    const listen = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== this.#storage || (key !== null && key !== PREFIX + part)) return;
      if (newValue === null) onChange(undefined);
      else void this.#seal.open(part, newValue).then(onChange);
    };
    globalThis.addEventListener?.('storage', listen);
    return () => globalThis.removeEventListener?.('storage', listen);
  }
}
