import { makeAutoObservable } from 'mobx';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';

/** A member's own limit below the platform's; see `PaymentLimit` and `OrderQuantityLimit` of the contract. */
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
  /** Takes the limit off, keeping its number where the server can. */
  readonly close: () => Promise<unknown>;
  /** Forgets the number too; left out where the server has no such call. */
  readonly reset?: () => Promise<OwnLimit<Value>>;
}

/** Why a change was not made: the server's code, or `OFFLINE` for no answer. */
export type OwnLimitProblem = string;

/**
 * One limit that a person sets for themselves. A lower limit holds at once, a higher one after 24 hours; the server
 * decides, and what it says after a change is shown. After a refusal or a lost answer the limit is loaded again: the
 * platform's may have changed, or the change may have been made.
 */
export class OwnLimitStore<Value> {
  readonly limit: Resource<OwnLimit<Value>>;
  readonly #calls: OwnLimitCalls<Value>;
  readonly #change: Submission<() => Promise<OwnLimit<Value>>, void>;

  constructor(calls: OwnLimitCalls<Value>) {
    this.#calls = calls;
    this.limit = new Resource(calls.load);
    this.#change = new Submission({
      send: async (call) => {
        try {
          this.limit.set(await call());
        } catch (error) {
          await this.limit.reload();
          throw error;
        }
      },
    });
    makeAutoObservable(this, { limit: false }, { autoBind: true });
  }

  /** Whether the number can be forgotten. */
  get resettable(): boolean {
    return this.#calls.reset !== undefined;
  }

  /** A change is being saved. */
  get busy(): boolean {
    return this.#change.isBusy;
  }

  /** What holds right now: the member's own number while it is switched on, else the platform's; null before it is loaded. */
  get holds(): Value | null {
    const limit = this.limit.value;
    return limit ? ((limit.switchOn ? limit.limit : null) ?? limit.max) : null;
  }

  /** @returns why it was not changed, or null when it was */
  set(value: Value): Promise<OwnLimitProblem | null> {
    return this.#submit(() => this.#calls.set(value));
  }

  /** @returns why it was not changed, or null when it was */
  close(): Promise<OwnLimitProblem | null> {
    return this.#submit(async () => {
      await this.#calls.close();
      return await this.#calls.load();
    });
  }

  /** @returns why it was not changed, or null when it was */
  async reset(): Promise<OwnLimitProblem | null> {
    const { reset } = this.#calls;
    return reset ? await this.#submit(reset) : null;
  }

  async #submit(call: () => Promise<OwnLimit<Value>>): Promise<OwnLimitProblem | null> {
    await this.#change.submit(call);
    return this.#change.problem?.failure.code ?? null;
  }
}
