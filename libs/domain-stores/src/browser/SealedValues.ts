import type { JournalStore } from '../ports/deps.ts';
import { Turns } from '../ports/Turns.ts';
import type { DeviceDatabase } from './DeviceDatabase.ts';
import type { Seal } from './Seal.ts';

const PREFIX = 'sealed.';

/** Values of the device that only this browser can read, and that survive a sign-out. */
export class SealedValues implements JournalStore {
  readonly #seal: Seal;
  readonly #database: DeviceDatabase;
  readonly #turns = new Turns();

  constructor(seal: Seal, database: DeviceDatabase) {
    this.#seal = seal;
    this.#database = database;
  }

  async read(part: string): Promise<unknown> {
    const sealed = await this.#database.get('values', PREFIX + part);
    return typeof sealed === 'string' ? this.#seal.open(part, sealed) : undefined;
  }

  async write(part: string, value: unknown): Promise<void> {
    await this.#database.put('values', PREFIX + part, await this.#seal.close(part, value));
  }

  remove(part: string): Promise<void> {
    return this.#database.remove('values', PREFIX + part);
  }

  /** Takes turns across tabs where the browser has locks (Chrome 69, Safari 15.4), and within this tab elsewhere. */
  exclusively<T>(part: string, task: () => Promise<T>): Promise<T> {
    const name = PREFIX + part;
    const { locks } = globalThis.navigator ?? {};
    return locks ? (locks.request(name, task) as Promise<T>) : this.#turns.run(name, task);
  }
}
