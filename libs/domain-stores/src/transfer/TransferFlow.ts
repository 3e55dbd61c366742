import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { checkUserNumber, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { checkTransferAmount, smallestAmount, type TransferBounds } from './amount-rules.ts';
import { isSettledRefusal, readRefusal, toProblem } from './readRefusal.ts';
import { TransferJournal, type Payee, type PendingTransfer } from './TransferJournal.ts';
import type { TransferProblem } from './TransferProblem.ts';
import { nextTransferState, type TransferEvent, type TransferState } from './transfer-states.ts';

type Answer = ResponseOf<Contract['transfer']['transferTo']>;
/** What the server answers to a transfer that it took: its bill, its fee and how far it is. */
export type TransferReceipt = Extract<Answer, { billNo: string }>;
/** What the server says of a transfer before it is sent: the masked receiver and the terms to confirm. */
export type TransferPreview = Extract<Answer, { nickMasked: string }>;

/** Code of a wrong payment password, or of a ticket that is no longer good. */
const WRONG_PASSWORD = '1049';
const TO_USER = 1;
const FIRST_CURRENCY = 'USDT';
/** Waits between two questions after a transfer without an answer, in milliseconds; the last one repeats. */
const CHECK_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

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

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids'>;
  readonly #with: Collaborators;
  readonly #journal: TransferJournal;
  #reqNo = '';
  #visit = '';
  /** The person has seen how the last transfer ended. */
  #told = false;
  /** Grows with each question that somebody waits for, and when they wait no longer: an older answer changes nothing. */
  #question = 0;
  #asking = false;
  #checks = 0;
  #cancelCheck: () => void = () => {};
  #disposed = false;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'secureStore'>, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.#journal = new TransferJournal(deps);
    makeAutoObservable(
      this,
      {
        payee: observableRef,
        preview: observableRef,
        receipt: observableRef,
        problem: observableRef,
        pending: observableRef,
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
    return this.state === 'password' || this.state === 'authorising' || this.state === 'sending';
  }

  /**
   * A visit of the screen begins or goes on. Another visit than the last begins anew, unless a transfer is under way or
   * nobody has seen how it ended.
   *
   * @param visit names the visit; the same when the person comes back to it
   */
  enter(visit: string): void {
    if (visit === this.#visit) return;
    this.#visit = visit;
    if (this.state === 'recipient' || this.state === 'amount' || this.#told) void this.restart();
  }

  /** The person goes elsewhere: nobody waits for a preview any longer, and what was not sent yet will not be. */
  leave(): void {
    this.#question += 1;
    this.#told = this.state === 'done' || this.state === 'refused';
    this.#go('leave');
  }

  /** Takes up a transfer that an earlier page left without an answer, oldest first. */
  async resume(): Promise<void> {
    const [oldest] = await this.#journal.list(this.#with.session.userId);
    if (!oldest || this.#disposed) return;
    runInAction(() => {
      if (!this.#go('resume')) return;
      this.pending = oldest;
      this.payee = oldest.payee;
      this.currency = oldest.currency;
      this.amount = oldest.amount;
      this.remark = oldest.remark;
      this.problem = null;
      this.resumed = true;
    });
    if (this.state === 'checking') await this.#check();
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

  /** Asks at once what became of a transfer without an answer. */
  async checkNow(): Promise<void> {
    this.#cancelCheck();
    this.#checks = 0;
    await this.#check();
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
    this.#disposed = true;
    this.#question += 1;
    this.#cancelCheck();
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
      await this.#journal.add(pending);
    } catch {
      if (question === this.#question) this.#askPasswordAgain({ code: 'UNWRITTEN' });
      return;
    }
    if (!this.#goOn(question, 'authorised')) return this.#journal.remove(pending.reqNo);
    this.setPending(pending);
    await this.#ask(pending);
  }

  /** Asks the server to carry out, or to repeat what it answered, and takes its word. */
  async #ask(pending: PendingTransfer): Promise<void> {
    const { payee, currency, amount, remark, payPassTicket, reqNo } = pending;
    const note = remark === '' ? {} : { remark };
    this.#asking = true;
    try {
      const answer = await this.#deps.api.transfer.transferTo({
        toType: TO_USER,
        to: payee.userNo,
        currency,
        amount,
        payPassTicket,
        reqNo,
        ...note,
      });
      if (!('billNo' in answer)) throw new Error('transfer.transferTo answered a transfer with a preview.');
      await this.#settle(pending, () => this.#accept(answer));
    } catch (error) {
      const refusal = readRefusal(error);
      if (isSettledRefusal(refusal)) await this.#settle(pending, () => this.#refuse(toProblem(refusal)));
      else this.#checkLater();
    } finally {
      this.#asking = false;
    }
  }

  async #check(): Promise<void> {
    if (this.state === 'checking' && this.pending && !this.#asking && !this.#disposed) await this.#ask(this.pending);
  }

  #checkLater(): void {
    if (this.#disposed) return;
    this.#go('lose');
    const delay = CHECK_DELAYS[Math.min(this.#checks, CHECK_DELAYS.length - 1)] ?? CHECK_DELAYS[0];
    this.#checks += 1;
    this.#cancelCheck = this.#deps.clock.after(delay, () => void this.#check());
  }

  async #settle({ reqNo }: PendingTransfer, tell: () => void): Promise<void> {
    // Removing only spares a question at the next start, so a device that cannot write must not hide the outcome.
    await this.#journal.remove(reqNo).catch(() => {});
    this.#cancelCheck();
    this.#checks = 0;
    runInAction(tell);
    this.#with.onMoved();
  }

  #accept(receipt: TransferReceipt): void {
    if (!this.#go('accept')) return;
    this.receipt = receipt;
    this.#deps.haptics.play('success');
  }

  #refuse(problem: TransferProblem): void {
    if (problem.code === WRONG_PASSWORD && this.state === 'sending') return this.#askPasswordAgain(problem);
    if (!this.#go('refuse')) return;
    this.problem = problem;
    this.#deps.haptics.play('error');
  }
}
