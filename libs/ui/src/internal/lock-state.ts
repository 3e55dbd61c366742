import { createStore } from './createStore.ts';

/** How many lock screens stand over the page. While there is one, nothing else may be shown or said. */
export const locks = createStore(0);

/** Locks the kit until the returned function is called. */
export function holdLock(): () => void {
  locks.set(locks.get() + 1);
  return () => locks.set(locks.get() - 1);
}

/** Whether a lock screen stands over the page. */
export function isLocked(): boolean {
  return locks.get() > 0;
}
