import { createStore } from './createStore.ts';

/** Number of open lock screens. While there is one, nothing else may appear or be announced. */
export const locks = createStore(0);

/** Locks the kit until the returned function is called. */
export function holdLock(): () => void {
  locks.set(locks.get() + 1);
  return () => locks.set(locks.get() - 1);
}

/** Whether a lock screen covers the page. */
export function isLocked(): boolean {
  return locks.get() > 0;
}
