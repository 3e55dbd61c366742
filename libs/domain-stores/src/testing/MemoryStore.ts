import type { JournalStore, SecureStore } from '../ports/deps.ts';
import { Turns } from '../ports/Turns.ts';

/** Device storage in memory; values are copied, as a real device would. */
export class MemoryStore implements SecureStore, JournalStore {
  readonly parts = new Map<string, unknown>();
  readonly #listeners = new Map<string, Set<(value: unknown) => void>>();
  readonly #turns = new Turns();

  constructor(parts: Readonly<Record<string, unknown>> = {}) {
    for (const [part, value] of Object.entries(parts)) this.parts.set(part, structuredClone(value));
  }

  read(part: string): Promise<unknown> {
    return Promise.resolve(structuredClone(this.parts.get(part)));
  }

  write(part: string, value: unknown): Promise<void> {
    this.parts.set(part, structuredClone(value));
    return Promise.resolve();
  }

  remove(part: string): Promise<void> {
    this.parts.delete(part);
    return Promise.resolve();
  }

  exclusively<T>(part: string, task: () => Promise<T>): Promise<T> {
    return this.#turns.run(part, task);
  }

  wipe(): Promise<void> {
    this.parts.clear();
    return Promise.resolve();
  }

  subscribe(part: string, onChange: (value: unknown) => void): () => void {
    const listeners = this.#listeners.get(part) ?? new Set();
    this.#listeners.set(part, listeners.add(onChange));
    return () => listeners.delete(onChange);
  }

  /** Simulates a change by another tab. */
  changeFromOtherTab(part: string, value: unknown): void {
    if (value === undefined) this.parts.delete(part);
    else this.parts.set(part, value);
    for (const listener of this.#listeners.get(part) ?? []) listener(value);
  }
}
