import { locks } from './lock-state.ts';
import { useStore } from './useStore.ts';

/** Whether a lock screen covers the page, for elements that must then wait. */
export function useLocked(): boolean {
  return useStore(locks, 0) > 0;
}
