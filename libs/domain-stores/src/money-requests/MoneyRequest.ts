import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CODE } from '@ezwallet/api-client/constants';
import type { PayPurpose, Proof } from '@ezwallet/api-client/contract';
import { failureOf, type Failure } from '../kit/failures.ts';
import { LatestAnswer } from '../kit/LatestAnswer.ts';
import { proofsWanted } from '../kit/proofs.ts';
import type { TicketSource } from '../pay-tickets/TicketSource.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { FollowedRequest } from './FollowedRequest.ts';
import { OutcomeTracker } from './OutcomeTracker.ts';
import type { Money, PendingRequest } from './PendingRequest.ts';
import {
  isConfirming,
  isSettled,
  isUnanswered,
  isUnderWay,
  REQUEST_TRANSITIONS,
  type RequestEvent,
  type RequestState,
} from './request-states.ts';
import { RequestCredentials } from './RequestCredentials.ts';
import type { RequestDeps, RequestKind } from './RequestKind.ts';
import { readReceipt, type TransferReceipt } from './transfer-answers.ts';
import { Visits } from './Visits.ts';

/**
 * One request to move money, from its confirmation to its outcome: preview, payment password, further proofs, receipt or
 * refusal. Its kind says what moves and how the server is asked.
 *
 * A request is stored before it is sent, and repeated under the same request number until it is settled, across lost
 * answers, reloads and sessions. What is only typed or asked belongs to one visit of its screen: see
 * {@link MoneyRequest.enter} and {@link MoneyRequest.leave}.
 */
export class MoneyRequest<
  Details extends Money,
  Preview,
  Entry extends Details & PendingRequest,
  Draft,
> implements FollowedRequest {
  state: RequestState = 'draft';
  /** The details that are or were under confirmation. Later input and balances do not change them. */
  confirmed: Details | null = null;
  /** The server's preview of it. */
  preview: Preview | null = null;
  /** Kinds of proof that the server wants before it sends, while `state` is `proving`. */
  wantedProofs: readonly Proof['type'][] = [];
  /** The entry that was sent. */
  pending: Entry | null = null;
  /** An earlier page sent this request, and left it without an answer. */
  resumed = false;
  /** The request has had no answer yet, and nobody has looked at its screen since it was found or left so. */
  unwatched = false;
  receipt: TransferReceipt | null = null;
  problem: Failure | null = null;

  readonly #haptics: RequestDeps['haptics'];
  readonly #session: Pick<SessionStore, 'userId'>;
  readonly #kind: RequestKind<Details, Preview, Entry, Draft>;
  readonly #credentials: RequestCredentials;
  readonly #tracker: OutcomeTracker<Entry, TransferReceipt>;
  readonly #answers = new LatestAnswer();
  readonly #visits = new Visits<Draft>();

  constructor(
    deps: RequestDeps,
    session: Pick<SessionStore, 'userId'>,
    kind: RequestKind<Details, Preview, Entry, Draft>,
  ) {
    this.#haptics = deps.haptics;
    this.#session = session;
    this.#kind = kind;
    this.#credentials = new RequestCredentials(deps, session);
    this.#tracker = new OutcomeTracker(deps, kind.journal, {
      execute: async (entry) => readReceipt(await kind.execute(entry, this.#credentials.of(entry))),
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

  /** The request may be sent, was sent, or is settled. */
  get underWay(): boolean {
    return isUnderWay(this.state);
  }

  /** The confirmation has begun, so the request may be sent any moment. */
  get imminent(): boolean {
    return this.state !== 'draft';
  }

  /** The visit brings something, but the request of another visit comes first. */
  get waiting(): boolean {
    const { draft, current } = this.#visits;
    return draft !== null && this.pending !== null && this.pending.visit !== current;
  }

  /**
   * A visit of the screen begins or goes on. A new visit begins a new request; while a request is under way, or nobody has
   * seen its outcome, what the visit brings is `waiting`.
   *
   * @param visit names the visit; the same when the person comes back to it
   * @param draft what it begins with; null for nothing
   * @returns whether a new request begins
   */
  enter(visit: string, draft: Draft | null = null): boolean {
    this.unwatched = false;
    const isNew = this.#visits.enter(visit, draft) && (this.state === 'draft' || this.#visits.told);
    if (isNew) void this.restart();
    return isNew;
  }

  /** The person leaves the screen: a late preview is dropped, and what was not sent yet will not be sent. */
  leave(): void {
    this.#answers.drop();
    this.#visits.told = isSettled(this.state);
    this.unwatched = isUnanswered(this.state);
    this.#go('leave');
  }

  /** Goes on with a request that an earlier page left without an answer, the oldest first. */
  async resume(): Promise<void> {
    const oldest = await this.#tracker.oldest(this.#session.userId);
    if (!oldest) return;
    if (!this.#go('resume', { confirmed: oldest, pending: oldest, resumed: true, unwatched: true })) return;
    this.#kind.onResumed?.(oldest);
    await this.#tracker.resume(oldest);
  }

  /** Opens the confirmation with what the server says about these details. */
  async confirm(details: Details): Promise<void> {
    if (!this.#go('confirm', { confirmed: details })) return;
    const isAwaited = this.#answers.ask();
    try {
      const preview = await this.#kind.preview(details);
      if (isAwaited() && this.#go('previewed', { preview })) this.#credentials.begin();
    } catch (error) {
      if (isAwaited()) this.#go('previewRefused', { problem: failureOf(error) });
    }
  }

  /** The person changed the details, so the last problem no longer holds. */
  forgetProblem(): void {
    this.problem = null;
  }

  /** Closes the confirmation; nothing was sent. */
  cancel(): void {
    this.#go('cancel');
  }

  /** Exchanges the payment password for a ticket, stores the request and sends it. */
  async authorise(password: string): Promise<void> {
    await this.#send((purpose) => this.#credentials.exchange(password, purpose));
  }

  /**
   * As {@link authorise}, without the password. The person may type it meanwhile, and may close the confirmation: a late match
   * never sends another one.
   */
  async authoriseBy({ verify, getTicket }: TicketSource): Promise<void> {
    const { state, preview } = this;
    if (state === 'password' && (await verify()) && preview === this.preview) await this.#send(getTicket);
  }

  /** Takes the proofs that the server wanted. The payment password is needed once more: its ticket is used up. */
  prove(proofs: readonly Proof[]): void {
    if (this.#go('proved')) this.#credentials.prove(proofs);
  }

  /** Checks the outcome of a request without an answer at once. */
  checkNow(): Promise<void> {
    return this.#tracker.checkNow();
  }

  /** After a refusal: back to the draft with everything as typed, or on to what is `waiting`. */
  amend(): void {
    if (this.waiting) void this.restart();
    else this.#go('amend');
  }

  /**
   * Begins another request with what the visit brings, unless an older one still has no answer. Does nothing while this one
   * is under confirmation or under way.
   */
  async restart(): Promise<void> {
    if (!this.#go('restart', { confirmed: null, preview: null, pending: null, resumed: false, receipt: null })) return;
    this.#visits.told = false;
    this.#kind.begin(this.#visits.draft);
    await this.resume();
  }

  dispose(): void {
    this.#answers.drop();
    this.#tracker.dispose();
  }

  async #send(getTicket: (purpose: PayPurpose) => Promise<string | null>): Promise<void> {
    const { confirmed, preview } = this;
    if (!confirmed || !preview || !this.#go('authorise')) return;
    const isAwaited = this.#answers.ask();
    let ticket: string | null;
    try {
      ticket = await getTicket(this.#kind.toPurpose(confirmed, preview));
    } catch (error) {
      if (isAwaited()) this.#askPasswordAgain(failureOf(error));
      return;
    }
    // If the session ended meanwhile, the device is wiped: nothing may be stored or sent after that.
    if (!isAwaited()) return;
    if (ticket === null) return void this.#go('authoriseAgain');
    const entry = this.#kind.toEntry(confirmed, preview, this.#credentials.stamp(ticket, this.#visits.current));
    const sent = { pending: entry, resumed: false, unwatched: false };
    const stored = await this.#tracker.start(entry, () => isAwaited() && this.#go('authorised', sent));
    if (!stored && isAwaited()) this.#askPasswordAgain({ code: 'UNWRITTEN' });
  }

  /** Moves on if the event can happen now, and forgets the last problem. @returns false for an event that comes too late */
  #go(event: RequestEvent, change: Change<Details, Preview, Entry, Draft> = {}): boolean {
    const state = REQUEST_TRANSITIONS[this.state][event];
    if (!state) return false;
    runInAction(() => Object.assign(this, { problem: null, ...change, state }));
    return true;
  }

  #askPasswordAgain(problem: Failure): void {
    if (!this.#go('authoriseAgain', { problem })) return;
    this.#credentials.renew();
    this.#haptics.play(problem.code === CODE.wrongPassword ? 'warning' : 'error');
  }

  #accept(receipt: TransferReceipt): void {
    if (this.#go('accept', { receipt })) this.#haptics.play('success');
  }

  #refuse(problem: Failure): void {
    // Nobody answers after leaving the screen, and the next visit must not continue this request.
    if (!this.unwatched) {
      if (problem.code === CODE.wrongPassword && this.state === 'sending') return this.#askPasswordAgain(problem);
      const wanted = proofsWanted(problem, this.#credentials.proofs);
      if (wanted && this.#go('askProofs', { wantedProofs: wanted, problem })) return;
    }
    if (this.#go('refuse', { problem })) this.#haptics.play('error');
  }
}

/** The changes of an event besides the state. */
type Change<Details extends Money, Preview, Entry extends Details & PendingRequest, Draft> = Partial<
  Pick<
    MoneyRequest<Details, Preview, Entry, Draft>,
    'confirmed' | 'preview' | 'wantedProofs' | 'pending' | 'resumed' | 'unwatched' | 'receipt' | 'problem'
  >
>;
