import { locks } from './lock-state.ts';
import { useStore } from './useStore.ts';

/** Whether a lock screen stands over the page, for what must then wait. */
export function useLocked(): boolean {
  return useStore(locks, 0) > 0;
}
