import { makeAutoObservable, observableRef } from 'mobx';
import { LatestQuestion } from '../settling/LatestQuestion.ts';
import { readRefusal } from '../transfer/readRefusal.ts';

/** A limit of one's own below the platform's; see `PaymentLimit` and `OrderQuantityLimit` of the contract. */
export interface OwnLimit<Value> {
  readonly switchOn: boolean;
  readonly limit: Value | null;
  readonly used: Value;
  readonly max: Value;
  readonly next: Value | null;
  readonly nextAt: number | null;
}

/** The calls about one kind of limit. */
export interface OwnLimitCalls<Value> {
  readonly load: () => Promise<OwnLimit<Value>>;
  readonly set: (limit: Value) => Promise<OwnLimit<Value>>;
  /** Takes the limit off, keeping its number where the server knows how. */
  readonly close: () => Promise<unknown>;
  /** Forgets the number too; left out where the server has no such call. */
  readonly reset?: () => Promise<OwnLimit<Value>>;
}

/** Why a change was not made: the server's code, or `OFFLINE` for no answer. */
export type OwnLimitProblem = string;

/**
 * One limit that a person sets for themselves. A fall holds at once, a rise after 24 hours, both by the server: what it
 * says after a change is what is shown. After a refusal or a lost answer it is asked how the limit stands: the platform's may
 * have changed, or the change may have been made.
 */
export class OwnLimitStore<Value> {
  limit: OwnLimit<Value> | null = null;
  /** The limit could not be loaded; what was there stays. */
  failed = false;
  /** A change is on its way. */
  busy = false;

  readonly #calls: OwnLimitCalls<Value>;
  readonly #loads = new LatestQuestion();

  constructor(calls: OwnLimitCalls<Value>) {
    this.#calls = calls;
    makeAutoObservable(this, { limit: observableRef }, { autoBind: true });
  }

  /** Whether the number can be forgotten. */
  get resettable(): boolean {
    return this.#calls.reset !== undefined;
  }

  /** What holds right now: one's own number while it is switched on, else the platform's; null before it is loaded. */
  get holds(): Value | null {
    const { limit } = this;
    return limit && ((limit.switchOn ? limit.limit : null) ?? limit.max);
  }

  async load(): Promise<void> {
    const isAwaited = this.#loads.ask();
    try {
      const limit = await this.#calls.load();
      if (isAwaited()) this.show(limit);
    } catch {
      if (isAwaited()) this.fail();
    }
  }

  /** @returns why it was not changed, or null when it was */
  set(value: Value): Promise<OwnLimitProblem | null> {
    return this.#change(() => this.#calls.set(value));
  }

  /** @returns why it was not changed, or null when it was */
  close(): Promise<OwnLimitProblem | null> {
    return this.#change(async () => {
      await this.#calls.close();
      return await this.#calls.load();
    });
  }

  /** @returns why it was not changed, or null when it was */
  async reset(): Promise<OwnLimitProblem | null> {
    const { reset } = this.#calls;
    return reset ? await this.#change(reset) : null;
  }

  async #change(call: () => Promise<OwnLimit<Value>>): Promise<OwnLimitProblem | null> {
    if (this.busy) return null;
    this.setBusy(true);
    try {
      const limit = await call();
      // A load that set out before may have seen the limit as it was.
      this.#loads.drop();
      this.show(limit);
      return null;
    } catch (error) {
      await this.load();
      return readRefusal(error)?.code ?? 'OFFLINE';
    } finally {
      this.setBusy(false);
    }
  }

  private show(limit: OwnLimit<Value>): void {
    this.limit = limit;
    this.failed = false;
  }

  private fail(): void {
    this.failed = true;
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
  }
}
