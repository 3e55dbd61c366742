import { useCallback, useInsertionEffect, useRef } from 'react';

/** React's `useEffectEvent`, which came with 19.2. The build of the package imports it from here. */
export function useEffectEvent<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useInsertionEffect(() => {
    latest.current = run;
  });
  return useCallback((...args) => latest.current(...args), []);
}
