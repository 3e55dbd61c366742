import { reaction } from 'mobx';
import { isBug } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';

/** The language that the server knows, so that a reload of the page says nothing again. A sign-out removes it. */
const PART = 'messageLanguage';
/** How long it waits after a failure, in milliseconds. */
const PAUSE = 60_000;

/** Tells the server in which language the signed-in person reads messages: after a login, and after each change. */
export class MessageLanguage {
  readonly #deps: Pick<Deps, 'api' | 'secureStore' | 'clock'>;
  readonly #settings: Pick<SettingsStore, 'locale'>;
  readonly #stop: () => void;
  #cancelRetry = () => {};
  #running: Promise<void> = Promise.resolve();
  #isDisposed = false;

  constructor(deps: Pick<Deps, 'api' | 'secureStore' | 'clock'>, settings: Pick<SettingsStore, 'locale'>) {
    this.#deps = deps;
    this.#settings = settings;
    this.#stop = reaction(() => settings.locale, this.#follow, { fireImmediately: true });
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#stop();
    this.#cancelRetry();
  }

  /** One call after the other, so that the last choice wins. */
  readonly #follow = (): void => {
    this.#cancelRetry();
    this.#running = this.#running.then(() => this.#tell());
  };

  async #tell(): Promise<void> {
    const { api, secureStore, clock } = this.#deps;
    const { locale } = this.#settings;
    try {
      if (this.#isDisposed || (await secureStore.read(PART)) === locale) return;
      await api.user.setMessageLanguage({ messageLanguage: locale });
      if (!this.#isDisposed) await secureStore.write(PART, locale);
    } catch (error) {
      if (isBug(error)) throw error;
      if (!this.#isDisposed) this.#cancelRetry = clock.after(PAUSE, this.#follow);
    }
  }
}
