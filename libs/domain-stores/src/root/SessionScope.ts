import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { assertPorts } from '../ports/assertPorts.ts';
import type { Deps } from '../ports/deps.ts';
import type { AppStores } from './createAppStores.ts';
import type { SessionStores } from './createSessionStores.ts';

/**
 * Makes and drops the stores of the signed-in person as sessions open and close, so that each person gets fresh ones. Their
 * code loads with the first session, so that the login screen does not wait for it.
 */
export class SessionScope {
  /** The stores of the open session; null for a visitor, and while they load. */
  current: SessionStores | null = null;
  /** Why the stores of the open session are missing: what the load of their code failed with. Undefined while they load. */
  failure: unknown = undefined;

  readonly #app: AppStores;
  readonly #deps: Deps;
  readonly #stop: () => void;
  #opening: Promise<void> = Promise.resolve();

  /** @throws TypeError without the stores of the app, or a port */
  constructor(app: AppStores, deps: Deps) {
    // MobX would swallow what the first look at a missing session throws.
    if (!(app as AppStores | undefined)?.session) {
      throw new TypeError('SessionScope lacks the stores of createAppStores: it follows their session. Pass them.');
    }
    assertPorts(deps, 'SessionScope');
    this.#app = app;
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef, failure: observableRef }, { autoBind: true });
    this.#stop = reaction(
      () => app.session.userId,
      (userId) => {
        this.replace(null);
        this.failure = undefined;
        this.#opening = userId ? this.#open(userId) : Promise.resolve();
        this.#opening.catch((error: unknown) => runInAction(() => (this.failure = error)));
      },
      { fireImmediately: true },
    );
  }

  /** Settles when the stores of an open session are there. */
  ready(): Promise<void> {
    return this.#opening;
  }

  dispose(): void {
    this.#stop();
    this.replace(null);
  }

  private replace(next: SessionStores | null): void {
    this.current?.dispose();
    this.current = next;
  }

  async #open(userId: string): Promise<void> {
    const { createSessionStores } = await import('./createSessionStores.ts');
    if (this.#app.session.userId === userId) this.replace(createSessionStores(this.#app, this.#deps));
  }
}
