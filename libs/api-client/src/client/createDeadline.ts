/** An abort signal that fires on a timeout or with one of the given signals, whichever comes first. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Whether the timeout, not a signal, fired. */
  hasTimedOut(): boolean;
  /** Call it when the work is done. */
  clear(): void;
}

/** Written out because `AbortSignal.any` is missing in supported browsers (Safari before 17.4). */
export function createDeadline(milliseconds: number, signals: readonly (AbortSignal | undefined)[]): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const abort = (): void => controller.abort();
  const timer = setTimeout(() => {
    timedOut = !controller.signal.aborted;
    abort();
  }, milliseconds);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    hasTimedOut: () => timedOut,
    clear() {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
}
