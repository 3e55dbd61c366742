import { createStore } from '../../internal/createStore.ts';
import { isLocked } from '../../internal/lock-state.ts';

/** When a screen reader announces the text: `polite` after the current sentence, `assertive` at once. */
export type Politeness = 'polite' | 'assertive';

export interface Announcement {
  id: number;
  text: string;
  politeness: Politeness;
}

/** Milliseconds an announced text stays in its live region, because some screen readers are slow. */
const KEPT_MS = 5000;

export const announcements = createStore<readonly Announcement[]>([]);

let lastId = 0;

/**
 * Announces text to screen readers without moving the focus. Calls before the `UiHost` mounts wait until it does. Of
 * the calls behind a lock screen, only the last ones are announced when it closes.
 *
 * @param politeness `assertive` interrupts, so use it for failures only
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (!text) return;
  lastId += 1;
  const waiting = announcements.get();
  const kept = isLocked() ? waiting.filter((item) => item.politeness !== politeness) : waiting;
  announcements.set([...kept, { id: lastId, text, politeness }]);
}

/** Removes an announcement after its time. */
export function forgetLater(id: number): () => void {
  const timer = setTimeout(() => announcements.set(announcements.get().filter((item) => item.id !== id)), KEPT_MS);
  return () => clearTimeout(timer);
}
