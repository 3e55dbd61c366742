import { REFRESH_INTERVAL, runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from './SessionStore.ts';

/** How often it asks for somebody who waits for news, in milliseconds. */
const CLOSE_INTERVAL = 3_000;

/**
 * Reloads the person, and says that somebody is there, each 30 s while the app is in view; at once when it comes back
 * into view after a longer time.
 */
export class SessionRefresher {
  readonly dispose: () => void;
  /** Reloads the person each 3 s while somebody waits for news, such as money. Returns the way to stop. */
  readonly watchClosely: () => () => void;

  constructor(session: Pick<SessionStore, 'reload'>, deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      // A slow network gets one question at a time; the next turn makes up for a failure.
      await session.reload().catch(() => undefined);
      isAsking = false;
    };
    this.watchClosely = shareWatch(() => runWhileSeen(deps, CLOSE_INTERVAL, () => void ask()));
    // Both run in the background: the client reports failures, and the next turn makes up for them.
    this.dispose = runWhileSeen(deps, REFRESH_INTERVAL, () => {
      void Promise.allSettled([session.reload(), deps.api.common.refreshOnlineStatus()]);
    });
  }
}
