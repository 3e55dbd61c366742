import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { AppStores } from './createAppStores.ts';
import { createSessionStores, type SessionStores } from './createSessionStores.ts';
import type { Deps } from './deps.ts';

/** Makes the stores of the signed-in person as sessions open and close; one person after another gets fresh ones. */
export class SessionScope {
  /** The open session's stores, or null. */
  current: SessionStores | null = null;
  readonly #stop: () => void;

  constructor(app: AppStores, deps: Deps) {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
    this.#stop = reaction(
      () => app.session.userId,
      (userId) => this.#replace(userId ? createSessionStores(app, deps) : null),
      { fireImmediately: true },
    );
  }

  dispose(): void {
    this.#stop();
    this.#replace(null);
  }

  #replace(next: SessionStores | null): void {
    this.current?.dispose();
    this.setCurrent(next);
  }

  private setCurrent(next: SessionStores | null): void {
    this.current = next;
  }
}
