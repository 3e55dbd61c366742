import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type Failure } from './failures.ts';
import { LatestAnswer } from './LatestAnswer.ts';
import type { Loadable } from './Loadable.ts';

/**
 * One value that is loaded from the server. The answer to the latest call wins, in whatever order answers come.
 *
 * @example
 * const rates = new Resource(() => api.common.getRates({}));
 * await rates.load();
 * rates.value; // or undefined, and rates.failure says why
 */
export class Resource<T> implements Loadable<T> {
  value: T | undefined = undefined;
  failure: Failure | undefined = undefined;
  isLoading = false;

  readonly #call: () => Promise<T>;
  readonly #onLoaded: ((value: T) => void) | undefined;
  readonly #answers = new LatestAnswer();
  #running: Promise<void> = Promise.resolve();
  #error: unknown;

  /**
   * @param onLoaded called in the action that shows a loaded value
   * @throws TypeError without a call
   */
  constructor(call: () => Promise<T>, onLoaded?: (value: T) => void) {
    if (typeof call !== 'function') {
      throw new TypeError('A Resource lacks its call: it would load nothing. Pass a function.');
    }
    this.#call = call;
    this.#onLoaded = onLoaded;
    makeAutoObservable(this, { value: observableRef, failure: observableRef }, { autoBind: true });
  }

  get isStale(): boolean {
    return this.value !== undefined && this.failure !== undefined;
  }

  /** Loads the value unless a good one is there. All who ask meanwhile share one call. */
  load(): Promise<void> {
    const isGood = this.value !== undefined && !this.failure;
    return this.isLoading || isGood ? this.#running : this.reload();
  }

  /** Asks again. Resolves when the latest answer is there, also if that is the answer to a later call. */
  reload(): Promise<void> {
    this.isLoading = true;
    return (this.#running = this.#run(this.#answers.ask()));
  }

  /** The value, loaded if need be. @throws what the call failed with */
  async need(): Promise<T> {
    await this.load();
    if (this.value === undefined) throw this.#error;
    return this.value;
  }

  /** Takes a value that is known without asking, in place of the answer to any call under way. */
  set(value: T): void {
    this.stop();
    this.value = value;
    this.failure = undefined;
  }

  /** Takes a failure that is known without asking, in place of the answer to any call under way. */
  fail(failure: Failure): void {
    this.stop();
    this.failure = failure;
  }

  /** Nobody waits for the answer to a call under way any longer. */
  stop(): void {
    this.#answers.drop();
    this.#running = Promise.resolve();
    this.isLoading = false;
  }

  /** Forgets everything, as for another question. */
  clear(): void {
    this.stop();
    this.value = undefined;
    this.failure = undefined;
  }

  async #run(isAwaited: () => boolean): Promise<void> {
    let value: T;
    try {
      value = await this.#call();
    } catch (error) {
      if (!isAwaited()) return this.#running;
      this.#error = error;
      return this.fail(failureOf(error));
    }
    if (!isAwaited()) return this.#running;
    runInAction(() => {
      this.set(value);
      this.#onLoaded?.(value);
    });
  }
}
