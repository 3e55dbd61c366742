import { makeAutoObservable, observableRef, reaction } from 'mobx';
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

  readonly #app: AppStores;
  readonly #deps: Deps;
  readonly #stop: () => void;
  #opening: Promise<void> = Promise.resolve();

  constructor(app: AppStores, deps: Deps) {
    this.#app = app;
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
    this.#stop = reaction(
      () => app.session.userId,
      (userId) => {
        this.replace(null);
        this.#opening = userId ? this.#open(userId) : Promise.resolve();
        // Callers of `ready` learn of a failure; nobody else can do anything about it.
        this.#opening.catch(() => undefined);
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
