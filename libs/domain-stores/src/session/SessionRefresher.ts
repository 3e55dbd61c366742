import type { Deps } from '../root/deps.ts';
import type { SessionStore } from './SessionStore.ts';

/** How often a signed-in person is reloaded (product specification, section 4), in milliseconds. */
export const REFRESH_INTERVAL = 30_000;

/**
 * Reloads the person, and says that somebody is there, each 30 s while the app is in view; at once when it comes back
 * into view after longer.
 */
export class SessionRefresher {
  readonly #session: SessionStore;
  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility'>;
  readonly #stops: (() => void)[] = [];
  #lastRun: number;

  constructor(session: SessionStore, deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    this.#session = session;
    this.#deps = deps;
    this.#lastRun = deps.clock.now();
    this.#stops.push(
      deps.clock.every(REFRESH_INTERVAL, () => this.#runIfSeen()),
      deps.visibility.subscribe(() => {
        if (deps.clock.now() - this.#lastRun >= REFRESH_INTERVAL) this.#runIfSeen();
      }),
    );
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  #runIfSeen(): void {
    const { api, clock, visibility } = this.#deps;
    if (!visibility.visible) return;
    this.#lastRun = clock.now();
    // Both run in the background: the client reports their faults, and the next turn makes up for them.
    void Promise.allSettled([this.#session.reload(), api.common.refreshOnlineStatus()]);
  }
}
