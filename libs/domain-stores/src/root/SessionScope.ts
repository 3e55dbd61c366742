import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { AppStores } from './createAppStores.ts';
import type { SessionStores } from './createSessionStores.ts';
import type { Deps } from '../ports/deps.ts';

/**
 * Makes the stores of the signed-in person as sessions open and close; one person after another gets fresh ones. Their
 * code is loaded with the first session, so that the way to the login screen does not carry it.
 */
export class SessionScope {
  /** The open session's stores; null for a visitor, and for the moment in which they load. */
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
        // Who waits for it hears of a failure; for nobody else there is anything to do.
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
