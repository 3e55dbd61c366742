import type { Api } from './Api.ts';

/** Small values kept on the device, by part name; a part that was never written reads as `undefined`. */
export interface ValueStore {
  read(part: string): Promise<unknown>;
  write(part: string, value: unknown): Promise<void>;
  remove(part: string): Promise<void>;
}

/** Plain values of the device, kept across sign-outs, which every tab changes. */
export interface DeviceStore extends ValueStore {
  /** Calls `onChange` for writes by another tab. Returns the way to stop. */
  subscribe(part: string, onChange: (value: unknown) => void): () => void;
}

/** Values that stay across sign-outs, and that every tab of the device changes. */
export interface JournalStore extends ValueStore {
  /** Runs a task on a part while no other, in any tab, runs on the same one. */
  exclusively<T>(part: string, task: () => Promise<T>): Promise<T>;
}

/** Values that belong to the signed-in person: encrypted at rest, and gone at sign-out. */
export interface SecureStore extends ValueStore {
  /** Removes everything that belongs to the session; an invitation code stays. */
  wipe(): Promise<void>;
  /** Calls `onChange` for writes and removals by another tab. Returns the way to stop. */
  subscribe(part: string, onChange: (value: unknown) => void): () => void;
}

/** Time, so that tests can control it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once, `delay` milliseconds from now. Returns its cancellation. */
  after(delay: number, task: () => void): () => void;
  /** Runs `task` each `interval` milliseconds. Returns its cancellation. */
  every(interval: number, task: () => void): () => void;
}

/** Whether somebody can see the app. */
export interface Visibility {
  readonly visible: boolean;
  subscribe(onChange: (visible: boolean) => void): () => void;
}

/** Kinds of touch feedback. */
export const HAPTICS = ['selection', 'success', 'warning', 'error'] as const;
/** One kind of touch feedback. */
export type Haptic = (typeof HAPTICS)[number];

/** Touch feedback, where the device has it. */
export interface Haptics {
  play(kind: Haptic): void;
}

/** Tells the native shell of sign-in and sign-out, never of the token; does nothing without a shell. */
export interface Bridge {
  userLogin(): void;
  userLogout(): void;
}

/** Fresh UUIDs. */
export interface IdSource {
  next(): string;
}

/** Everything the stores need from outside, made once by the application's entry. */
export interface Deps {
  readonly api: Api;
  readonly secureStore: SecureStore;
  /**
   * Money calls without an answer, of everybody who uses this device: encrypted at rest, and kept across sign-outs, so that
   * the next session of the same person learns their outcome. `write` resolves when the value would survive a crash.
   */
  readonly journalStore: JournalStore;
  /** Plain values of the device itself, kept across sign-outs. */
  readonly deviceStore: DeviceStore;
  readonly clock: Clock;
  /** The time on the server's clock, in epoch milliseconds; the device's own until the server has answered once. */
  readonly serverNow: () => number;
  readonly visibility: Visibility;
  readonly haptics: Haptics;
  readonly bridge: Bridge;
  readonly ids: IdSource;
  /** Languages the person's device asks for, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
}
