/**
 * Something that is loaded from the server, as a screen sees it. A reload keeps the old value until the new one is there.
 *
 * The stores' kit (`Resource`, `PagedList`) has this shape. When the stores use it, this file becomes
 * `export type { Loadable } from '@ezwallet/domain-stores'`, and {@link asLoadable} goes.
 */
export interface Loadable<T> {
  /** Undefined until the first answer. */
  readonly value: T | undefined;
  /** Why the last call failed: what it threw, or a problem with the server's code; undefined once a call succeeds. */
  readonly failure: unknown;
  readonly isLoading: boolean;
  /** There is a value, but the last reload failed: the value is older than it should be. */
  readonly isStale: boolean;
  /** Asks the server again. Never rejects: a failed call shows as `failure`. */
  reload(): Promise<void>;
}

/** What stores without the kit say of themselves. */
interface Flags<T> {
  readonly value: T | null | undefined;
  /** False or null after a success; `true` where the store does not keep why. */
  readonly failure: unknown;
  readonly reload: () => Promise<unknown>;
}

/** A store without the kit as a {@link Loadable}. */
export function asLoadable<T>({ value, failure, reload }: Flags<T>): Loadable<T> {
  const has = value !== null && value !== undefined;
  const failed = Boolean(failure);
  return {
    value: value ?? undefined,
    failure: failed ? failure : undefined,
    isLoading: !has && !failed,
    isStale: has && failed,
    reload: async () => void (await reload()),
  };
}
