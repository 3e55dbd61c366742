import { useCallback, type Ref, type RefCallback } from 'react';
import { useAttach } from '../hooks/useAttach.ts';

/** One ref that sets two, so that a component can use its node and still pass it to the host. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): RefCallback<T> {
  const both = useCallback(
    (node: T) => {
      const undo = [attach(own, node), attach(given, node)];
      return () => undo.forEach((detach) => detach());
    },
    [own, given],
  );
  return useAttach(both);
}

function attach<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return () => (typeof cleanup === 'function' ? cleanup() : void ref(null));
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
