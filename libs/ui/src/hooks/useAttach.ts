import { useCallback, useRef, type RefCallback } from 'react';

/**
 * A ref that runs code while its element is there. React 18 does not run a cleanup that a ref returns: it calls the ref
 * with null, and so does every later version if the ref returns nothing.
 *
 * @param attach keep it stable between renders; it may return a cleanup
 */
export function useAttach<T>(attach: (node: T) => (() => void) | undefined): RefCallback<T> {
  const detach = useRef<() => void>(undefined);
  return useCallback(
    (node) => {
      detach.current?.();
      detach.current = node === null ? undefined : attach(node);
    },
    [attach],
  );
}
