import { reaction } from 'mobx';
import type { Failure } from '../kit/failures.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/**
 * Loads the person again when the server refuses to send for a hold that this device does not know yet. The screen then
 * says why, and what lifts it. Returns the way to stop.
 */
export function reloadWhenHeld(
  session: Pick<SessionStore, 'reload'>,
  problems: () => readonly (Failure | null)[],
): () => void {
  return reaction(
    () => problems().some((problem) => problem?.isHeld),
    (isHeld) => {
      if (isHeld) void session.reload().catch(() => undefined);
    },
  );
}
