import { REFRESH_INTERVAL, runWhileSeen } from '../kit/refreshing.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from './SessionStore.ts';

/**
 * Reloads the person, and says that somebody is there, each 30 s while the app is in view; at once when it comes back
 * into view after a longer time.
 */
export class SessionRefresher {
  readonly dispose: () => void;

  constructor(session: Pick<SessionStore, 'reload'>, deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    // Both run in the background: the client reports failures, and the next turn makes up for them.
    this.dispose = runWhileSeen(deps, REFRESH_INTERVAL, () => {
      void Promise.allSettled([session.reload(), deps.api.common.refreshOnlineStatus()]);
    });
  }
}
