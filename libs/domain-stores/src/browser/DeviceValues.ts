import type { DeviceStore } from '../ports/deps.ts';
import type { DeviceDatabase } from './DeviceDatabase.ts';

interface Change {
  readonly part: string;
  readonly value: unknown;
}

/** Plain values of the device. A write reaches the other tabs, which show the same device. */
export class DeviceValues implements DeviceStore {
  readonly #database: DeviceDatabase;
  readonly #tabs: BroadcastChannel;

  constructor(database: DeviceDatabase, tabs: BroadcastChannel) {
    this.#database = database;
    this.#tabs = tabs;
  }

  read(part: string): Promise<unknown> {
    return this.#database.get('values', part);
  }

  async write(part: string, value: unknown): Promise<void> {
    await this.#database.put('values', part, value);
    this.#tabs.postMessage({ part, value } satisfies Change);
  }

  remove(part: string): Promise<void> {
    return this.#database.remove('values', part);
  }

  subscribe(part: string, onChange: (value: unknown) => void): () => void {
    const listen = ({ data }: MessageEvent<Change>) => {
      if (data.part === part) onChange(data.value);
    };
    this.#tabs.addEventListener('message', listen);
    return () => this.#tabs.removeEventListener('message', listen);
  }
}
