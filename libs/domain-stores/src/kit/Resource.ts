import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../ports/deps.ts';
import { failureOf, type Failure } from './failures.ts';
import { LatestAnswer } from './LatestAnswer.ts';
import type { Loadable } from './Loadable.ts';

export interface ResourceOptions<T> {
  /** How long a value is good; without it, for good. `load` asks again for an older one. */
  readonly freshness?: { readonly clock: Clock; readonly milliseconds: number };
  /** Called in the action that shows a loaded value. */
  readonly onLoaded?: (value: T, before: T | undefined) => void;
}

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
  readonly #options: ResourceOptions<T>;
  readonly #answers = new LatestAnswer();
  #running: Promise<void> = Promise.resolve();
  #error: unknown;
  #loadedAt = 0;

  constructor(call: () => Promise<T>, options: ResourceOptions<T> = {}) {
    this.#call = call;
    this.#options = options;
    makeAutoObservable(this, { value: observableRef, failure: observableRef }, { autoBind: true });
  }

  get isStale(): boolean {
    return this.value !== undefined && this.failure !== undefined;
  }

  /** Loads the value unless a good one is there. All who ask meanwhile share one call. */
  load(): Promise<void> {
    if (this.isLoading) return this.#running;
    return this.#isGood() ? Promise.resolve() : this.reload();
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
    this.#loadedAt = this.#options.freshness?.clock.now() ?? 0;
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

  #isGood(): boolean {
    if (this.value === undefined || this.failure) return false;
    const { freshness } = this.#options;
    return !freshness || freshness.clock.now() - this.#loadedAt < freshness.milliseconds;
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
    const before = this.value;
    runInAction(() => {
      this.set(value);
      this.#options.onLoaded?.(value, before);
    });
  }
}
