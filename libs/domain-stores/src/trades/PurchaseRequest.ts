import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import type { Failure } from '../kit/failures.ts';
import type { FollowedRequest } from '../money-requests/FollowedRequest.ts';
import { OutcomeTracker } from '../money-requests/OutcomeTracker.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { fiatFor } from './trade-amount.ts';
import { isPendingPurchase, type PendingPurchase, type PurchaseOrder } from './PendingPurchase.ts';

type Answer = ResponseOf<Contract['trading']['deposit']>;

/**
 * How far an order to buy is. `sending` is its first call, `matching` the server's answer that it asks sellers, and `unknown`
 * a call without any answer: nobody knows whether there is an order.
 */
export type PurchaseState = 'draft' | 'sending' | 'matching' | 'unknown' | 'matched' | 'unmatched' | 'refused';

/** The ports that a request to buy uses. */
export type PurchaseRequestDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'journalStore' | 'serverNow'>;

interface Setting {
  readonly session: Pick<SessionStore, 'userId'>;
  /** Part of the journal store for the orders of one screen. */
  readonly part: string;
  /** Called once for each answer. */
  readonly onAnswered: (problem: Failure | null) => void;
}

/** Long enough for a slow network. A person who comes back online later decides again. Milliseconds. */
const PLACED_WITHIN = 2 * 60_000;

/** The answer to an order whose search the person has ended. */
const CANCELLED = 'ORDER_CANCELED';

/** Three acceptors have a minute each. Milliseconds. */
const SEARCHES_FOR = 3 * 60_000;

/**
 * One order to buy, from the tap to the seller who takes it. It is stored before it is sent, and asked for under the same
 * request number until the server has answered, also after the person has left the screen or loaded the page again.
 */
export class PurchaseRequest implements FollowedRequest {
  state: PurchaseState = 'draft';
  /** The order. */
  pending: PendingPurchase | null = null;
  /** The answer of the server. */
  answer: Answer | null = null;
  /** Why there is no order. */
  problem: Failure | null = null;
  /** The screen of the order is not in view. */
  unwatched = true;
  /** The answer came while the screen was not in view. */
  missed = false;

  readonly #deps: PurchaseRequestDeps;
  readonly #with: Setting;
  readonly #tracker: OutcomeTracker<PendingPurchase, Answer>;

  constructor(deps: PurchaseRequestDeps, setting: Setting) {
    this.#deps = deps;
    this.#with = setting;
    this.#tracker = new OutcomeTracker(
      deps,
      { part: setting.part, isEntry: isPendingPurchase },
      {
        execute: this.#execute,
        onLost: (isRunning) => (this.state = isRunning ? 'matching' : 'unknown'),
        onAccepted: (answer) => this.#end({ state: answer.matched ? 'matched' : 'unmatched', answer }),
        onRefused: (problem) =>
          problem.code === CANCELLED
            ? Object.assign(this, { ...NOTHING, state: 'draft' })
            : this.#end({ state: 'refused', problem }),
        onSettled: () => setting.onAnswered(this.problem),
      },
    );
    makeAutoObservable(
      this,
      { pending: observableRef, answer: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  /** The order may have been sent, and there is no answer yet. */
  get isOpen(): boolean {
    return this.state === 'sending' || this.state === 'matching' || this.state === 'unknown';
  }

  /** An order is under way, or its outcome is on its screen. */
  get underWay(): boolean {
    return this.state !== 'draft';
  }

  /** The search for a seller: until when it goes on, how long it takes in all, and the most that the buyer then pays. */
  get search(): { readonly endsAt: number; readonly span: number; readonly fiat: string } | null {
    const { pending } = this;
    if (!pending) return null;
    const { amount, price, placeBy } = pending;
    return { endsAt: placeBy - PLACED_WITHIN + SEARCHES_FOR, span: SEARCHES_FOR, fiat: fiatFor(amount, price) };
  }

  /** One tap on the screen sends an order: nothing is asked before. */
  get imminent(): boolean {
    return !this.unwatched || this.underWay;
  }

  /**
   * Places an order, unless another one is open.
   *
   * @param payWithin how long the buyer then has to pay, in milliseconds, as the screen shows it
   * @returns whether the server has answered
   */
  async place(order: PurchaseOrder, payWithin?: number): Promise<boolean> {
    if (this.isOpen) return false;
    const { clock, ids, serverNow } = this.#deps;
    const stamp = {
      reqNo: ids.next(),
      userId: this.#with.session.userId,
      startedAt: clock.now(),
      placeBy: serverNow() + PLACED_WITHIN,
      ...(payWithin === undefined ? {} : { payWithin }),
    };
    const pending: PendingPurchase = { ...order, ...stamp };
    runInAction(() => Object.assign(this, { ...NOTHING, state: 'sending', pending }));
    const isStored = await this.#tracker.start(pending, () => this.pending === pending);
    if (!isStored) this.#end({ state: 'refused', problem: { code: 'UNWRITTEN' } });
    return !this.isOpen;
  }

  /** Goes on with an order that an earlier page left without an answer, the oldest first. */
  async resume(): Promise<void> {
    const pending = await this.#tracker.oldest(this.#with.session.userId);
    if (!pending || this.underWay) return;
    runInAction(() => Object.assign(this, { ...NOTHING, state: 'unknown', pending }));
    await this.#tracker.resume(pending);
  }

  /** Asks at once about an order without an answer. */
  checkNow(): Promise<void> {
    return this.#tracker.checkNow();
  }

  /**
   * Ends the search for a seller. A seller who was faster has the order, and its answer comes as always.
   *
   * @throws ApiError where the server could not be asked; the search goes on
   */
  async cancel(): Promise<void> {
    const { pending } = this;
    if (!pending || this.state !== 'matching') return;
    await this.#deps.api.trading.depositCancel({ reqNo: pending.reqNo });
    if (this.pending === pending && this.isOpen) await this.#tracker.checkNow();
  }

  /** The screen comes into view. */
  enter(): void {
    this.unwatched = false;
  }

  /** The screen goes out of view. An order without an answer goes on; what was seen of another one is over. */
  leave(): void {
    this.unwatched = true;
    this.forget();
  }

  /** Forgets the outcome of the last order. */
  forget(): void {
    if (this.isOpen || !this.underWay) return;
    Object.assign(this, { ...NOTHING, state: 'draft' });
    void this.resume();
  }

  dispose(): void {
    this.#tracker.dispose();
  }

  readonly #execute = ({ userId: _, startedAt: __, payWithin: ___, ...request }: PendingPurchase) =>
    this.#deps.api.trading.deposit(request);

  #end(change: Partial<Pick<PurchaseRequest, 'state' | 'answer' | 'problem'>>): void {
    runInAction(() => Object.assign(this, change, { missed: this.unwatched }));
  }
}

const NOTHING = { pending: null, answer: null, problem: null, missed: false } as const;
