import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, Proof, ResponseOf } from '@ezwallet/api-client/contract';
import { checkUserNumber, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isConfirming } from '../settling/order-states.ts';
import { proofsWanted, WRONG_PASSWORD } from '../settling/proofsWanted.ts';
import { Settlement } from '../settling/Settlement.ts';
import { checkTransferAmount, smallestAmount, type TransferBounds } from './amount-rules.ts';
import { isPendingTransfer, type Payee, type PendingTransfer } from './PendingTransfer.ts';
import { readRefusal, toProblem } from './readRefusal.ts';
import type { TransferProblem } from './TransferProblem.ts';
import { nextTransferState, type TransferEvent, type TransferState } from './transfer-states.ts';

type Answer = ResponseOf<Contract['transfer']['transferTo']>;
/** What the server answers to a transfer that it took: its bill, its fee and how far it is. */
export type TransferReceipt = Extract<Answer, { billNo: string }>;
/** What the server says of a transfer before it is sent: the masked receiver and the terms to confirm. */
export type TransferPreview = Extract<Answer, { nickMasked: string }>;

const TO_USER = 1;
const FIRST_CURRENCY = 'USDT';

/** What a transfer begins with, from a transfer code or the address book. */
export interface TransferDraft {
  readonly userNo: string;
  readonly currency: string;
  /** Decimal string; empty where it is left to the payer. */
  readonly amount: string;
}

/** What a flow needs of other stores. */
interface Collaborators {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Called once per transfer whose fate became known. */
  readonly onMoved: () => void;
}

/**
 * One transfer to a user number, from naming the receiver to the server's word on what became of it.
 *
 * A transfer is written down before it leaves and asked for under the same request number until it is settled, across
 * lost answers and reloads; no path leads from "may have left" back to the form without the server's answer. What is only
 * typed or asked belongs to one visit of the screen: see {@link TransferFlow.enter} and {@link TransferFlow.leave}.
 */
export class TransferFlow {
  state: TransferState = 'recipient';
  payee: Payee | null = null;
  currency = FIRST_CURRENCY;
  /** As typed. */
  amount = '';
  remark = '';
  preview: TransferPreview | null = null;
  /** The amount under confirmation in its normal form; what is typed or spendable later does not change it. */
  confirmedAmount = '';
  receipt: TransferReceipt | null = null;
  problem: TransferProblem | null = null;
  /** Nobody watched this transfer being sent: it was found without an answer at start. */
  resumed = false;
  /** What is on its way, or was. */
  pending: PendingTransfer | null = null;
  /** Kinds of proof that the server wants before it sends, while `state` is `proving`. */
  wantedProofs: readonly Proof['type'][] = [];

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids'>;
  readonly #with: Collaborators;
  readonly #settlement: Settlement<PendingTransfer, TransferReceipt>;
  #reqNo = '';
  /** Proofs for the transfer under confirmation; kept nowhere else, so a reload forgets them. */
  #proofs: Proof[] = [];
  #visit = '';
  /** The person has seen how the last transfer ended. */
  #told = false;
  /** Grows with each question that somebody waits for, and when they wait no longer: an older answer changes nothing. */
  #question = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'secureStore'>, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    const book = { part: 'pendingTransfers', isEntry: isPendingTransfer };
    this.#settlement = new Settlement(deps, book, {
      ask: this.#execute,
      onLost: () => this.#go('lose'),
      onAccepted: this.#accept,
      onRefused: this.#refuse,
      onSettled: collaborators.onMoved,
    });
    makeAutoObservable(
      this,
      {
        payee: observableRef,
        preview: observableRef,
        receipt: observableRef,
        problem: observableRef,
        pending: observableRef,
        wantedProofs: observableRef,
      },
      { autoBind: true },
    );
  }

  /** What bounds the amount, by the chosen currency. */
  get bounds(): TransferBounds {
    const { config, balances } = this.#with;
    const found = config.currencies.find(({ currencyCode }) => currencyCode === this.currency);
    return {
      decimals: found?.decimals ?? 2,
      min: found?.minTransferAmount ?? '0',
      available: balances.spendable(this.currency),
    };
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** The sheet with the payment password is open. */
  get confirming(): boolean {
    return isConfirming(this.state);
  }

  /**
   * A visit of the screen begins or goes on. Another visit than the last begins anew, unless a transfer is under way or
   * nobody has seen how it ended.
   *
   * @param visit names the visit; the same when the person comes back to it
   * @param draft what another visit begins with
   */
  enter(visit: string, draft?: TransferDraft): void {
    if (visit === this.#visit) return;
    this.#visit = visit;
    if (this.state !== 'recipient' && this.state !== 'amount' && !this.#told) return;
    void this.restart();
    if (draft && this.state === 'recipient') this.fill(draft);
  }

  /** The person goes elsewhere: nobody waits for a preview any longer, and what was not sent yet will not be. */
  leave(): void {
    this.#question += 1;
    this.#told = this.state === 'done' || this.state === 'refused';
    this.#go('leave');
  }

  /** Takes up a transfer that an earlier page left without an answer, oldest first. */
  async resume(): Promise<void> {
    const oldest = await this.#settlement.oldest(this.#with.session.userId);
    if (!oldest) return;
    const resumed = runInAction(() => {
      if (!this.#go('resume')) return false;
      this.pending = oldest;
      this.payee = oldest.payee;
      this.currency = oldest.currency;
      this.amount = oldest.amount;
      this.remark = oldest.remark;
      this.problem = null;
      this.resumed = true;
      return true;
    });
    if (resumed) await this.#settlement.send(oldest);
  }

  /** Looks up who stands behind a user number. The rules of the number are checked first, without asking anybody. */
  async lookUp(text: string): Promise<void> {
    const checked = checkUserNumber(text.trim());
    if (!checked.ok) return this.setProblem({ code: checked.issue.code });
    if (checked.value === this.#with.session.user?.userName.toUpperCase()) return this.setProblem({ code: 'SELF' });
    if (!this.#go('lookUp')) return;
    const question = (this.#question += 1);
    try {
      // The preview wants an amount that the server would take; what that is at least, only its list knows.
      await this.#with.config.loadCurrencies();
      const preview = await this.#askPreview(checked.value, smallestAmount(this.bounds));
      runInAction(() => {
        if (!this.#goOn(question, 'found')) return;
        this.payee = { userNo: checked.value, nickMasked: preview.nickMasked, userNoMasked: preview.userNoMasked };
        this.preview = preview;
      });
    } catch (error) {
      runInAction(() => {
        if (this.#goOn(question, 'notFound')) this.problem = toProblem(readRefusal(error));
      });
    }
  }

  changePayee(): void {
    if (this.#go('changePayee')) this.payee = null;
  }

  setAmount(amount: string): void {
    this.amount = amount;
    this.problem = null;
  }

  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.setAmount('');
  }

  setRemark(remark: string): void {
    this.remark = remark;
  }

  /** Opens the confirmation with what the server says of this very transfer. */
  async confirm(): Promise<void> {
    const { payee, checkedAmount } = this;
    if (!payee || !checkedAmount.ok || !this.#go('confirm')) return;
    this.confirmedAmount = checkedAmount.value;
    const question = (this.#question += 1);
    try {
      const preview = await this.#askPreview(payee.userNo, checkedAmount.value);
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
      const { payPassTicket } = await this.#deps.api.user.checkTransPass({ password, scene: 'transfer' });
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

  /** Asks at once what became of a transfer without an answer. */
  async checkNow(): Promise<void> {
    await this.#settlement.checkNow();
  }

  /** After a refusal: back to the form, with everything as it was typed. */
  amend(): void {
    this.#go('amend');
  }

  /** Begins another transfer, unless an older one still waits for its answer. */
  async restart(): Promise<void> {
    if (!this.#go('restart')) return;
    this.#told = false;
    this.payee = null;
    this.currency = FIRST_CURRENCY;
    this.amount = '';
    this.remark = '';
    this.preview = null;
    this.receipt = null;
    this.pending = null;
    this.resumed = false;
    await this.resume();
  }

  dispose(): void {
    this.#question += 1;
    this.#settlement.dispose();
  }

  /** Fills in what somebody else has put together, and looks up whom it names; the person looks at it, and starts it. */
  private fill({ userNo, currency, amount }: TransferDraft): void {
    this.currency = currency;
    this.amount = amount;
    void this.lookUp(userNo);
  }

  private setProblem(problem: TransferProblem): void {
    this.problem = problem;
  }

  private setPending(pending: PendingTransfer): void {
    this.pending = pending;
  }

  /** Moves on if the event can happen now, and forgets the last problem; late answers change nothing. */
  #go(event: TransferEvent): boolean {
    const next = nextTransferState(this.state, event);
    if (!next) return false;
    runInAction(() => {
      this.state = next;
      this.problem = null;
    });
    return true;
  }

  /** Moves on with an answer, if somebody still waits for it. */
  #goOn(question: number, event: TransferEvent): boolean {
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

  async #askPreview(to: string, amount: string): Promise<TransferPreview> {
    const { currency } = this;
    const answer = await this.#deps.api.transfer.transferTo({ toType: TO_USER, to, currency, amount, preview: true });
    if (!('nickMasked' in answer)) throw new Error('transfer.transferTo answered a preview with a receipt.');
    return answer;
  }

  async #send(payPassTicket: string, question: number): Promise<void> {
    const { payee, confirmedAmount: amount, currency, remark } = this;
    // A session that ended meanwhile has wiped the device: nothing of it is written, or leaves, after that.
    if (!payee || question !== this.#question) return;
    const pending: PendingTransfer = {
      reqNo: this.#reqNo,
      payPassTicket,
      userId: this.#with.session.userId,
      payee,
      currency,
      amount,
      remark: remark.trim(),
      startedAt: this.#deps.clock.now(),
    };
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

  readonly #execute = async ({ payee, remark, ...pending }: PendingTransfer): Promise<TransferReceipt> => {
    const { currency, amount, payPassTicket, reqNo } = pending;
    const note = remark === '' ? {} : { remark };
    const proofs = this.#proofs.length > 0 && reqNo === this.#reqNo ? { codes: this.#proofs } : {};
    const answer = await this.#deps.api.transfer.transferTo({
      toType: TO_USER,
      to: payee.userNo,
      currency,
      amount,
      payPassTicket,
      reqNo,
      ...note,
      ...proofs,
    });
    if (!('billNo' in answer)) throw new Error('transfer.transferTo answered a transfer with a preview.');
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
