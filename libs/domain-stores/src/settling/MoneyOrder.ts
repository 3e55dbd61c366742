import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Proof } from '@ezwallet/api-client/contract';
import type { SessionStore } from '../session/SessionStore.ts';
import { readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';
import { LatestQuestion } from './LatestQuestion.ts';
import {
  isConfirming,
  isSettled,
  isUnanswered,
  isUnderWay,
  ORDER_TRANSITIONS,
  type OrderEvent,
  type OrderState,
} from './order-states.ts';
import type { OrderDeps, OrderKind } from './OrderKind.ts';
import { OrderPapers } from './OrderPapers.ts';
import type { OrderStamp, PendingOrder, Sum } from './PendingOrder.ts';
import { proofsWanted, WRONG_PASSWORD } from './proofsWanted.ts';
import { Settlement } from './Settlement.ts';
import { readReceipt, type TransferReceipt } from './transfer-answers.ts';
import { Visits } from './Visits.ts';

/**
 * One order of money, from its confirmation to the server's word on what became of it: preview, payment password, further
 * proofs, receipt or refusal. Its kind says what is ordered and how the server is asked.
 *
 * An order is written down before it leaves and asked for under the same request number until it is settled, across lost
 * answers, reloads and sessions. What is only typed or asked belongs to one visit of its screen: see
 * {@link MoneyOrder.enter} and {@link MoneyOrder.leave}.
 */
export class MoneyOrder<Order extends Sum, Preview, Entry extends Order & PendingOrder, Draft> {
  state: OrderState = 'draft';
  /** What is under confirmation, or was; what is typed or spendable later does not change it. */
  confirmed: Order | null = null;
  /** What the server says of it. */
  preview: Preview | null = null;
  /** Kinds of proof that the server wants before it sends, while `state` is `proving`. */
  wantedProofs: readonly Proof['type'][] = [];
  /** What is on its way, or was. */
  pending: Entry | null = null;
  /** Nobody watched this order being sent: it was found without an answer at start. */
  resumed = false;
  /** Found without an answer at start, or left without one: nobody has looked at its screen since. */
  unwatched = false;
  receipt: TransferReceipt | null = null;
  problem: TransferProblem | null = null;

  readonly #haptics: OrderDeps['haptics'];
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #kind: OrderKind<Order, Preview, Entry, Draft>;
  readonly #papers: OrderPapers;
  readonly #settlement: Settlement<Entry, TransferReceipt>;
  readonly #questions = new LatestQuestion();
  readonly #visits = new Visits<Draft>();

  constructor(deps: OrderDeps, session: Pick<SessionStore, 'userId'>, kind: OrderKind<Order, Preview, Entry, Draft>) {
    this.#haptics = deps.haptics;
    this.#session = session;
    this.#kind = kind;
    this.#papers = new OrderPapers(deps, session);
    this.#settlement = new Settlement(deps, kind.book, {
      ask: async (entry) => readReceipt(await kind.execute(entry, this.#papers.leaveOf(entry))),
      onLost: () => this.#go('lose'),
      onAccepted: (receipt) => this.#accept(receipt),
      onRefused: (problem) => this.#refuse(problem),
      onSettled: kind.onMoved,
    });
    makeAutoObservable(
      this,
      {
        confirmed: observableRef,
        preview: observableRef,
        wantedProofs: observableRef,
        pending: observableRef,
        receipt: observableRef,
        problem: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The sheet with the payment password is open. */
  get confirming(): boolean {
    return isConfirming(this.state);
  }

  /** The order may leave, has left, or is settled. */
  get underWay(): boolean {
    return isUnderWay(this.state);
  }

  /** The visit brings something of its own, and an order of another one comes before it. */
  get waiting(): boolean {
    const { draft, current } = this.#visits;
    return draft !== null && this.pending !== null && this.pending.visit !== current;
  }

  /**
   * A visit of the screen begins or goes on. Another visit than the last begins anew; while an order is under way, or
   * nobody has seen how it ended, what the visit brings is `waiting`.
   *
   * @param visit names the visit; the same when the person comes back to it
   * @param draft what it begins with; null for nothing
   */
  enter(visit: string, draft: Draft | null = null): void {
    this.unwatched = false;
    if (this.#visits.enter(visit, draft) && (this.state === 'draft' || this.#visits.told)) void this.restart();
  }

  /** The person goes elsewhere: nobody waits for a preview any longer, and what was not sent yet will not be. */
  leave(): void {
    this.#questions.drop();
    this.#visits.told = isSettled(this.state);
    this.unwatched = isUnanswered(this.state);
    this.#go('leave');
  }

  /** Takes up an order that an earlier page left without an answer, oldest first. */
  async resume(): Promise<void> {
    const oldest = await this.#settlement.oldest(this.#session.userId);
    if (!oldest) return;
    if (!this.#go('resume', { confirmed: oldest, pending: oldest, resumed: true, unwatched: true })) return;
    this.#kind.onResumed?.(oldest);
    await this.#settlement.takeUp(oldest);
  }

  /** Opens the confirmation with what the server says of this very order. */
  async confirm(order: Order): Promise<void> {
    if (!this.#go('confirm', { confirmed: order })) return;
    const isAwaited = this.#questions.ask();
    try {
      const preview = await this.#kind.preview(order);
      if (isAwaited() && this.#go('previewed', { preview })) this.#papers.begin();
    } catch (error) {
      if (isAwaited()) this.#go('previewRefused', { problem: toProblem(readRefusal(error)) });
    }
  }

  /** Something in the order was changed: what went wrong with it no longer holds. */
  forgetProblem(): void {
    this.problem = null;
  }

  /** Closes the confirmation; nothing has left. */
  cancel(): void {
    this.#go('cancel');
  }

  /** Trades the payment password for a ticket, writes the order down and sends it. */
  async authorise(password: string): Promise<void> {
    const { confirmed, preview } = this;
    if (!confirmed || !preview || !this.#go('authorise')) return;
    const isAwaited = this.#questions.ask();
    let stamp: OrderStamp;
    try {
      stamp = await this.#papers.stamp(password, this.#kind.scene, this.#visits.current);
    } catch (error) {
      if (isAwaited()) this.#askPasswordAgain(toProblem(readRefusal(error)));
      return;
    }
    // A session that ended meanwhile has wiped the device: nothing of it is written, or leaves, after that.
    if (!isAwaited()) return;
    const entry = this.#kind.toEntry(confirmed, preview, stamp);
    const leaves = { pending: entry, resumed: false, unwatched: false };
    const written = await this.#settlement.start(entry, () => isAwaited() && this.#go('authorised', leaves));
    if (!written && isAwaited()) this.#askPasswordAgain({ code: 'UNWRITTEN' });
  }

  /** Takes the proofs that the server wanted; the payment password is asked for once more, for its ticket is used up. */
  prove(proofs: readonly Proof[]): void {
    if (this.#go('proved')) this.#papers.prove(proofs);
  }

  /** Asks at once what became of an order without an answer. */
  checkNow(): Promise<void> {
    return this.#settlement.checkNow();
  }

  /** After a refusal: back to the draft, with everything as it was typed; or on to what is `waiting`. */
  amend(): void {
    if (this.waiting) void this.restart();
    else this.#go('amend');
  }

  /**
   * Begins another order with what the visit brings, unless an older one still waits for its answer. Does nothing while
   * this one is under confirmation or under way.
   */
  async restart(): Promise<void> {
    if (!this.#go('restart', { confirmed: null, preview: null, pending: null, resumed: false, receipt: null })) return;
    this.#visits.told = false;
    this.#kind.begin(this.#visits.draft);
    await this.resume();
  }

  dispose(): void {
    this.#questions.drop();
    this.#settlement.dispose();
  }

  /** Moves on if the event can happen now, and forgets the last problem; late answers change nothing. */
  #go(event: OrderEvent, change: Change<Order, Preview, Entry, Draft> = {}): boolean {
    const state = ORDER_TRANSITIONS[this.state][event];
    if (!state) return false;
    runInAction(() => Object.assign(this, { problem: null, ...change, state }));
    return true;
  }

  #askPasswordAgain(problem: TransferProblem): void {
    if (!this.#go('authoriseAgain', { problem })) return;
    this.#papers.renew();
    this.#haptics.play(problem.code === WRONG_PASSWORD ? 'warning' : 'error');
  }

  #accept(receipt: TransferReceipt): void {
    if (this.#go('accept', { receipt })) this.#haptics.play('success');
  }

  #refuse(problem: TransferProblem): void {
    // Who has left is asked for nothing more: what they come back to, or bring with them, must not be this order's.
    if (!this.unwatched) {
      if (problem.code === WRONG_PASSWORD && this.state === 'sending') return this.#askPasswordAgain(problem);
      const wanted = proofsWanted(problem, this.#papers.proofs);
      if (wanted && this.#go('askProofs', { wantedProofs: wanted, problem })) return;
    }
    if (this.#go('refuse', { problem })) this.#haptics.play('error');
  }
}

/** What a step of an order changes besides its state. */
type Change<Order extends Sum, Preview, Entry extends Order & PendingOrder, Draft> = Partial<
  Pick<
    MoneyOrder<Order, Preview, Entry, Draft>,
    'confirmed' | 'preview' | 'wantedProofs' | 'pending' | 'resumed' | 'unwatched' | 'receipt' | 'problem'
  >
>;
