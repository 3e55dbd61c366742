import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, Proof, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isConfirming } from '../settling/order-states.ts';
import { proofsWanted, WRONG_PASSWORD } from '../settling/proofsWanted.ts';
import { Settlement } from '../settling/Settlement.ts';
import { readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';
import type { TransferReceipt } from '../transfer/TransferFlow.ts';
import { isPendingWithdrawal, type PendingWithdrawal } from './PendingWithdrawal.ts';
import { WithdrawalForm, type FormCollaborators, type WithdrawalDraft, type WithdrawalOrder } from './WithdrawalForm.ts';
import { WITHDRAWAL_TRANSITIONS, type WithdrawalEvent, type WithdrawalState } from './withdrawal-states.ts';

/** What the server says of a withdrawal before it is sent. */
export type WithdrawalPreview = Extract<ResponseOf<Contract['transfer']['transferTo']>, { received: string }>;

const TO_ADDRESS = 2;
const BOOK = { part: 'pendingWithdrawals', isEntry: isPendingWithdrawal };

/** What a flow needs of other stores. */
interface Collaborators extends Omit<FormCollaborators, 'onEdited'> {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  /** Called once per withdrawal whose fate became known. */
  readonly onMoved: () => void;
}

/**
 * One withdrawal over a network, from its form to the server's word on whether it took it; how far it comes on the
 * network, a `WithdrawalTrack` follows.
 *
 * Like a transfer it is written down before it leaves and asked for under the same request number until it is settled.
 */
export class WithdrawalFlow {
  state: WithdrawalState = 'form';
  readonly form: WithdrawalForm;
  preview: WithdrawalPreview | null = null;
  /** What is under confirmation; what is typed or spendable later does not change it. */
  confirmed: WithdrawalOrder | null = null;
  receipt: TransferReceipt | null = null;
  problem: TransferProblem | null = null;
  /** Nobody watched this withdrawal being sent: it was found without an answer at start. */
  resumed = false;
  /** What is on its way, or was. */
  pending: PendingWithdrawal | null = null;
  /** Kinds of proof that the server wants before it sends, while `state` is `proving`. */
  wantedProofs: readonly Proof['type'][] = [];

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids'>;
  readonly #with: Collaborators;
  readonly #settlement: Settlement<PendingWithdrawal, TransferReceipt>;
  #reqNo = '';
  #proofs: Proof[] = [];
  #visit = '';
  /** The person has seen how the last withdrawal ended. */
  #told = false;
  /** Grows with each question that somebody waits for, and when they wait no longer: an older answer changes nothing. */
  #question = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'secureStore'>, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.form = new WithdrawalForm(deps, { ...collaborators, onEdited: () => this.forgetProblem() });
    this.#settlement = new Settlement(deps, BOOK, {
      ask: this.#execute,
      onLost: () => this.#go('lose'),
      onAccepted: this.#accept,
      onRefused: this.#refuse,
      onSettled: collaborators.onMoved,
    });
    makeAutoObservable(
      this,
      {
        form: false,
        preview: observableRef,
        confirmed: observableRef,
        receipt: observableRef,
        problem: observableRef,
        pending: observableRef,
        wantedProofs: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Coin under confirmation. */
  get currency(): string {
    return this.confirmed?.currency ?? this.form.currency;
  }

  /** Amount under confirmation, in its normal form. */
  get confirmedAmount(): string {
    return this.confirmed?.amount ?? '';
  }

  /** The sheet with the payment password is open. */
  get confirming(): boolean {
    return isConfirming(this.state);
  }

  /**
   * A visit of the screen begins or goes on. Another visit than the last begins anew, unless a withdrawal is under way
   * or nobody has seen how it ended.
   *
   * @param visit names the visit; the same when the person comes back to it
   */
  enter(visit: string, draft?: WithdrawalDraft): void {
    if (visit === this.#visit) return;
    this.#visit = visit;
    if (this.state !== 'form' && !this.#told) return;
    void this.restart();
    if (draft && this.state === 'form') this.form.fill(draft);
  }

  /** The person goes elsewhere: nobody waits for a preview any longer, and what was not sent yet will not be. */
  leave(): void {
    this.#question += 1;
    this.#told = this.state === 'done' || this.state === 'refused';
    this.#go('leave');
  }

  /** Takes up a withdrawal that an earlier page left without an answer, oldest first. */
  async resume(): Promise<void> {
    const oldest = await this.#settlement.oldest(this.#with.session.userId);
    if (!oldest) return;
    const resumed = runInAction(() => {
      if (!this.#go('resume')) return false;
      const { currency, protocol, to, amount, voucherId } = oldest;
      this.pending = oldest;
      this.confirmed = { currency, protocol, to, amount, voucherId };
      this.form.fill({ currency, network: protocol, address: to, amount });
      this.resumed = true;
      return true;
    });
    if (resumed) await this.#settlement.send(oldest);
  }

  /** Opens the confirmation with what the server says of this very withdrawal. */
  async confirm(): Promise<void> {
    const { order } = this.form;
    if (!order || !this.#go('confirm')) return;
    this.confirmed = order;
    const question = (this.#question += 1);
    try {
      const preview = await this.#askPreview(order);
      runInAction(() => {
        if (!this.#goOn(question, 'previewed')) return;
        this.preview = preview;
        this.#reqNo = this.#deps.ids.next();
        this.#proofs = [];
      });
    } catch (error) {
      runInAction(() => {
        if (this.#goOn(question, 'previewRefused')) this.problem = toProblem(readRefusal(error));
      });
    }
  }

  /** Closes the confirmation; nothing has left. */
  cancel(): void {
    this.#go('cancel');
  }

  /** Trades the payment password for a ticket and sends. */
  async authorise(password: string): Promise<void> {
    if (!this.#go('authorise')) return;
    const question = (this.#question += 1);
    try {
      const { payPassTicket } = await this.#deps.api.user.checkTransPass({ password, scene: 'withdraw' });
      await this.#send(payPassTicket, question);
    } catch (error) {
      if (question === this.#question) this.#askPasswordAgain(toProblem(readRefusal(error)));
    }
  }

  /** Takes the proofs that the server wanted; the payment password is asked for once more, for its ticket is used up. */
  prove(proofs: Proof[]): void {
    if (!this.#go('proved')) return;
    this.#proofs = proofs;
    this.#reqNo = this.#deps.ids.next();
  }

  /** Asks at once what became of a withdrawal without an answer. */
  checkNow(): Promise<void> {
    return this.#settlement.checkNow();
  }

  /** After a refusal: back to the form, with everything as it was typed. */
  amend(): void {
    this.#go('amend');
  }

  /** Begins another withdrawal, unless an older one still waits for its answer. */
  async restart(): Promise<void> {
    if (!this.#go('restart')) return;
    this.#told = false;
    this.form.clear();
    this.preview = null;
    this.confirmed = null;
    this.receipt = null;
    this.pending = null;
    this.resumed = false;
    await this.resume();
  }

  dispose(): void {
    this.#question += 1;
    this.#settlement.dispose();
    this.form.dispose();
  }

  /** What the server said of the form no longer holds: it has been changed. */
  private forgetProblem(): void {
    this.problem = null;
  }

  private setPending(pending: PendingWithdrawal): void {
    this.pending = pending;
  }

  /** Moves on if the event can happen now, and forgets the last problem; late answers change nothing. */
  #go(event: WithdrawalEvent): boolean {
    const next = WITHDRAWAL_TRANSITIONS[this.state][event];
    if (!next) return false;
    runInAction(() => {
      this.state = next;
      this.problem = null;
    });
    return true;
  }

  /** Moves on with an answer, if somebody still waits for it. */
  #goOn(question: number, event: WithdrawalEvent): boolean {
    return question === this.#question && this.#go(event);
  }

  #askPasswordAgain(problem: TransferProblem): void {
    runInAction(() => {
      if (!this.#go('authoriseAgain')) return;
      // A refused request number is used up: sent again it would only repeat the refusal.
      this.#reqNo = this.#deps.ids.next();
      this.problem = problem;
      this.#deps.haptics.play(problem.code === WRONG_PASSWORD ? 'warning' : 'error');
    });
  }

  async #askPreview(order: WithdrawalOrder): Promise<WithdrawalPreview> {
    const answer = await this.#deps.api.transfer.transferTo({ ...wireOrder(order), preview: true });
    if (!('received' in answer)) throw new Error('transfer.transferTo answered the preview of a withdrawal with something else.');
    return answer;
  }

  async #send(payPassTicket: string, question: number): Promise<void> {
    const { confirmed } = this;
    // A session that ended meanwhile has wiped the device: nothing of it is written, or leaves, after that.
    if (!confirmed || question !== this.#question) return;
    const { userId } = this.#with.session;
    const pending = { ...confirmed, reqNo: this.#reqNo, payPassTicket, userId, startedAt: this.#deps.clock.now() };
    try {
      await this.#settlement.note(pending);
    } catch {
      if (question === this.#question) this.#askPasswordAgain({ code: 'UNWRITTEN' });
      return;
    }
    if (!this.#goOn(question, 'authorised')) return this.#settlement.forget(pending);
    this.setPending(pending);
    await this.#settlement.send(pending);
  }

  readonly #execute = async (pending: PendingWithdrawal): Promise<TransferReceipt> => {
    const { payPassTicket, reqNo } = pending;
    const proofs = this.#proofs.length > 0 && reqNo === this.#reqNo ? { codes: this.#proofs } : {};
    const answer = await this.#deps.api.transfer.transferTo({ ...wireOrder(pending), payPassTicket, reqNo, ...proofs });
    if (!('billNo' in answer)) throw new Error('transfer.transferTo answered a withdrawal with a preview.');
    return answer;
  };

  readonly #accept = (receipt: TransferReceipt): void => {
    if (!this.#go('accept')) return;
    this.receipt = receipt;
    this.#deps.haptics.play('success');
  };

  readonly #refuse = (problem: TransferProblem): void => {
    if (problem.code === WRONG_PASSWORD && this.state === 'sending') return this.#askPasswordAgain(problem);
    const wanted = proofsWanted(problem, this.#proofs);
    if (wanted && this.#go('askProofs')) {
      this.wantedProofs = wanted;
      this.problem = problem;
      return;
    }
    if (!this.#go('refuse')) return;
    this.problem = problem;
    this.#deps.haptics.play('error');
  };
}

/** An order as the server takes it. */
function wireOrder({ currency, protocol, to, amount, voucherId }: WithdrawalOrder) {
  return { toType: TO_ADDRESS, to, protocol, currency, amount, ...(voucherId === '' ? {} : { voucherId }) } as const;
}
