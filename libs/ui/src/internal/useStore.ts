import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/** Reads a store; on the server and while hydrating it is `initial`, so that the markup agrees. */
export function useStore<T>(store: Store<T>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
