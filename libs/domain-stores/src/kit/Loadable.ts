import type { Failure } from './failures.ts';

/** Something that is loaded from the server, as a screen sees it. A reload keeps the old value until the new one is there. */
export interface Loadable<T> {
  /** Undefined until the first answer. */
  readonly value: T | undefined;
  /** Why the last call failed; undefined once a call succeeds. */
  readonly failure: Failure | undefined;
  readonly isLoading: boolean;
  /** There is a value, but the last reload failed: the value is older than it should be. */
  readonly isStale: boolean;
  /** Asks the server again. Never rejects: a failed call shows as `failure`. */
  reload(): Promise<void>;
}
