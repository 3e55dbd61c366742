/** Counts calls in this process, in fixed windows. Bounded: the keys seen longest ago are forgotten first. */
export interface WindowCounter {
  /** Counts one call. @returns milliseconds until the window ends when the limit is exceeded, else 0 */
  hit(key: string, rule: { readonly points: number; readonly window: number }): number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

const MAX_KEYS = 100_000;

export function createWindowCounter(now: () => number = () => performance.now(), maxKeys = MAX_KEYS): WindowCounter {
  const windows = new Map<string, Window>();
  return {
    hit(key, { points, window }) {
      const at = now();
      let current = windows.get(key);
      if (!current || current.endsAt <= at) {
        windows.delete(key);
        current = { count: 0, endsAt: at + window };
        windows.set(key, current);
        if (windows.size > maxKeys) {
          const oldest = windows.keys().next();
          if (!oldest.done) windows.delete(oldest.value);
        }
      }
      current.count += 1;
      return current.count > points ? Math.ceil(current.endsAt - at) : 0;
    },
  };
}
