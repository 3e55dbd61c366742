import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/** Reads a store. On the server and during hydration it is `initial`, so that the markup matches. */
export function useStore<T>(store: Store<T>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
