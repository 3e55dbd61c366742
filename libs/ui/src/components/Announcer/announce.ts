import { createStore } from '../../internal/createStore.ts';
import { isLocked } from '../../internal/lock-state.ts';

/** When a screen reader says it: after what it reads now, or `assertive`, in the middle of it. */
export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

/** How long a spoken text stays in its live region, in ms: some readers come late. */
const KEPT_MS = 5000;

export const announcements = createStore<readonly Announcement[]>([]);

let lastId = 0;

/**
 * Speaks to screen readers without moving the focus. Calls made before the `UiHost` mounts are spoken once it has; of
 * those made behind a lock screen only the last ones are, when it is gone.
 *
 * @param politeness `assertive` interrupts: failures only
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (!text) return;
  lastId += 1;
  const waiting = announcements.get();
  const kept = isLocked() ? waiting.filter((item) => item.politeness !== politeness) : waiting;
  announcements.set([...kept, { id: lastId, text, politeness }]);
}

/** Takes a spoken announcement out again after its time. */
export function forgetLater(id: number): () => void {
  const timer = setTimeout(() => announcements.set(announcements.get().filter((item) => item.id !== id)), KEPT_MS);
  return () => clearTimeout(timer);
}
