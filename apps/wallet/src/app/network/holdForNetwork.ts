import { ApiError } from '@ezwallet/api-client';
import { type CallFate, markMayBeDone, type NetworkStore } from '@ezwallet/domain-stores';

/**
 * Makes a call. If it does not reach the server and the person waits for it, asks them, and makes it again if they want to
 * or if the server answers again. The screen waits meanwhile, with everything typed.
 *
 * @param changes whether the call may change something on the server
 * @throws what the call throws; marked if the answer to one of the tries was lost
 */
export async function holdForNetwork<T>(network: NetworkStore, changes: boolean, call: () => Promise<T>): Promise<T> {
  let mayBeDone = false;
  for (;;) {
    // A call that starts without a network cannot be sent.
    const offline = !navigator.onLine;
    try {
      return await call();
    } catch (error) {
      const fate = fateOf(error, changes, offline);
      mayBeDone ||= fate === 'unknown';
      if (!fate || !(await network.ask(fate))) throw mayBeDone ? markMayBeDone(error) : error;
    }
  }
}

/** What happened to a failed call; null for one that needs no question. */
function fateOf(error: unknown, changes: boolean, offline: boolean): CallFate | null {
  const decision = error instanceof ApiError ? error.decision() : undefined;
  if (decision?.kind !== 'network' || decision.background || decision.quiet) return null;
  if (!changes) return 'read';
  return decision.sent && !offline ? 'unknown' : 'unsent';
}
