import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { parsePaymentText, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { isConfirming } from '../settling/order-states.ts';
import { WRONG_PASSWORD } from '../settling/proofsWanted.ts';
import { Settlement } from '../settling/Settlement.ts';
import { checkTransferAmount, type TransferBounds } from '../transfer/amount-rules.ts';
import { readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferPreview, TransferReceipt } from '../transfer/TransferFlow.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';
import { nextPaymentState, type PaymentEvent, type PaymentState } from './payment-states.ts';
import { isPendingPayment, type PendingPayment } from './PendingPayment.ts';

/** What the server says that a payment text means. */
export type PaymentRequest = ResponseOf<Contract['common']['decrypt']>;

const TO_PAYMENT_TEXT = 3;
/** Code of a payment text whose time is over; ours as well as the server's. */
const EXPIRED = 'ORDER_EXPIRED';

/** What a flow needs of other stores. */
interface Collaborators {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Called once per payment whose fate became known. */
  readonly onMoved: () => void;
}

/**
 * One payment of a payment text, from what the server says that it means to the server's word on what became of it.
 *
 * Like a transfer it is written down before it leaves and asked for under the same request number until it is settled. A
 * visit of the screen brings the text, see {@link PaymentFlow.enter}; an older payment without an answer comes before it.
 */
export class PaymentFlow {
  state: PaymentState = 'idle';
  request: PaymentRequest | null = null;
  /** As typed; of a fixed request as the server says it. */
  amount = '';
  remark = '';
  preview: TransferPreview | null = null;
  /** The amount under confirmation in its normal form; what is typed or spendable later does not change it. */
  confirmedAmount = '';
  receipt: TransferReceipt | null = null;
  problem: TransferProblem | null = null;
  /** Nobody watched this payment being sent: it was found without an answer at start. */
  resumed = false;
  /** What is on its way, or was. */
  pending: PendingPayment | null = null;
  /** The text that the visit brought. */
  text = '';

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids'>;
  readonly #with: Collaborators;
  readonly #settlement: Settlement<PendingPayment, TransferReceipt>;
  #reqNo = '';
  #visit = '';
  /** The person has seen how the last payment ended. */
  #told = false;
  /** Grows with each question that somebody waits for, and when they wait no longer: an older answer changes nothing. */
  #question = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'haptics' | 'ids' | 'secureStore'>, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    const book = { part: 'pendingPayments', isEntry: isPendingPayment };
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
        request: observableRef,
        preview: observableRef,
        receipt: observableRef,
        problem: observableRef,
        pending: observableRef,
      },
      { autoBind: true },
    );
  }

  get currency(): string {
    return this.request?.currency ?? '';
  }

  /** What bounds the amount, by the currency that is asked for. */
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

  /** The payment text is none, or was good once; asking again changes nothing. */
  get hopeless(): boolean {
    return this.state === 'unreadable' && this.problem !== null && this.problem.code !== 'OFFLINE';
  }

  /** The outcome shown is not of the text that this visit brought, which waits for its turn. */
  get waiting(): boolean {
    return this.text !== '' && this.pending !== null && this.pending.text !== this.text;
  }

  /**
   * A visit of the screen begins or goes on. Another visit than the last begins anew with its own text, unless a payment is
   * under way or nobody has seen how it ended.
   *
   * @param visit names the visit; the same when the person comes back to it
   * @param text the payment text that it brings; empty for none
   */
  enter(visit: string, text: string): void {
    if (visit === this.#visit && text === this.text) {
      if (this.state === 'unreadable' && !this.hopeless) void this.open();
      return;
    }
    this.#visit = visit;
    this.text = text;
    const unsent = this.state === 'idle' || this.state === 'unreadable' || this.state === 'amount';
    if (unsent || this.#told) void this.restart();
  }

  /** The person goes elsewhere: nobody waits for an answer any longer, and what was not sent yet will not be. */
  leave(): void {
    this.#question += 1;
    this.#told = this.state === 'done' || this.state === 'refused';
    this.#go('leave');
  }

  /** Takes up a payment that an earlier page left without an answer, oldest first. */
  async resume(): Promise<void> {
    const oldest = await this.#settlement.oldest(this.#with.session.userId);
    if (!oldest) return;
    const resumed = runInAction(() => {
      if (!this.#go('resume')) return false;
      this.pending = oldest;
      this.resumed = true;
      return true;
    });
    if (resumed) await this.#settlement.send(oldest);
  }

  /** Asks the server what the text of this visit means; its form is checked first, without asking anybody. */
  async open(): Promise<void> {
    if (this.text === '' || !this.#go('open')) return;
    const question = (this.#question += 1);
    const { text } = this;
    if (!parsePaymentText(text).ok) return this.#turnDown({ code: 'PAYMENT_TEXT_FORMAT' });
    try {
      // The list bounds the amount; without it the defaults hold, and the server checks again.
      const [request] = await Promise.all([
        this.#deps.api.common.decrypt({ text }),
        this.#with.config.loadCurrencies().catch(() => undefined),
      ]);
      runInAction(() => {
        if (question !== this.#question) return;
        this.request = request;
        if (request.expired) return this.#turnDown({ code: EXPIRED });
        if (request.payeeUserNo === this.#with.session.user?.userName) return this.#turnDown({ code: 'SELF' });
        if (this.#go('read')) this.amount = request.amount ?? '';
      });
    } catch (error) {
      if (question === this.#question) this.#turnDown(toProblem(readRefusal(error)));
    }
  }

  /** Changes the amount; that of a fixed request stays. */
  setAmount(amount: string): void {
    if (this.request?.fixed) return;
    this.amount = amount;
    this.problem = null;
  }

  setRemark(remark: string): void {
    this.remark = remark;
  }

  /** Opens the confirmation with what the server says of this very payment. */
  async confirm(): Promise<void> {
    const { checkedAmount, currency, text } = this;
    if (!checkedAmount.ok || !this.#go('confirm')) return;
    const amount = (this.confirmedAmount = checkedAmount.value);
    const question = (this.#question += 1);
    try {
      const preview = await this.#deps.api.transfer.transferTo({ toType: TO_PAYMENT_TEXT, to: text, currency, amount, preview: true });
      if (!('nickMasked' in preview)) throw new Error('transfer.transferTo answered the preview of a payment with something else.');
      runInAction(() => {
        if (!this.#goOn(question, 'previewed')) return;
        this.preview = preview;
        this.#reqNo = this.#deps.ids.next();
      });
    } catch (error) {
      const problem = toProblem(readRefusal(error));
      runInAction(() => {
        if (problem.code === EXPIRED && question === this.#question) this.#turnDown(problem);
        else if (this.#goOn(question, 'previewRefused')) this.problem = problem;
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
      const { payPassTicket } = await this.#deps.api.user.checkTransPass({ password, scene: 'pay' });
      await this.#send(payPassTicket, question);
    } catch (error) {
      if (question === this.#question) this.#askPasswordAgain(toProblem(readRefusal(error)));
    }
  }

  /** Asks at once what became of a payment without an answer. */
  async checkNow(): Promise<void> {
    await this.#settlement.checkNow();
  }

  /** After a refusal: back to the form, with everything as it was. */
  amend(): void {
    if (this.request) this.#go('amend');
    else void this.restart();
  }

  /** Begins with the text of this visit, unless an older payment still waits for its answer. */
  async restart(): Promise<void> {
    if (!this.#go('restart')) return;
    this.#question += 1;
    this.#told = false;
    this.request = null;
    this.amount = '';
    this.remark = '';
    this.preview = null;
    this.receipt = null;
    this.pending = null;
    this.resumed = false;
    void this.open();
    await this.resume();
  }

  dispose(): void {
    this.#question += 1;
    this.#settlement.dispose();
  }

  private setPending(pending: PendingPayment): void {
    this.pending = pending;
  }

  /** Moves on if the event can happen now, and forgets the last problem; late answers change nothing. */
  #go(event: PaymentEvent): boolean {
    const next = nextPaymentState(this.state, event);
    if (!next) return false;
    runInAction(() => {
      this.state = next;
      this.problem = null;
    });
    return true;
  }

  /** Moves on with an answer, if somebody still waits for it. */
  #goOn(question: number, event: PaymentEvent): boolean {
    return question === this.#question && this.#go(event);
  }

  #turnDown(problem: TransferProblem): void {
    runInAction(() => {
      if (this.#go('notRead')) this.problem = problem;
    });
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

  async #send(payPassTicket: string, question: number): Promise<void> {
    const { request, preview, text, confirmedAmount: amount, remark } = this;
    // A session that ended meanwhile has wiped the device: nothing of it is written, or leaves, after that.
    if (!request || !preview || question !== this.#question) return;
    const pending: PendingPayment = {
      reqNo: this.#reqNo,
      payPassTicket,
      userId: this.#with.session.userId,
      text,
      payee: { userNo: request.payeeUserNo, nickMasked: preview.nickMasked, userNoMasked: preview.userNoMasked },
      currency: request.currency,
      amount,
      memo: request.memo,
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

  readonly #execute = async ({ text, currency, amount, remark, payPassTicket, reqNo }: PendingPayment): Promise<TransferReceipt> => {
    const note = remark === '' ? {} : { remark };
    const money = { currency, amount, payPassTicket, reqNo, ...note };
    const answer = await this.#deps.api.transfer.transferTo({ toType: TO_PAYMENT_TEXT, to: text, ...money });
    if (!('billNo' in answer)) throw new Error('transfer.transferTo answered a payment with a preview.');
    return answer;
  };

  readonly #accept = (receipt: TransferReceipt): void => {
    if (!this.#go('accept')) return;
    this.receipt = receipt;
    this.#deps.haptics.play('success');
  };

  readonly #refuse = (problem: TransferProblem): void => {
    if (problem.code === WRONG_PASSWORD && this.state === 'sending') return this.#askPasswordAgain(problem);
    if (!this.#go('refuse')) return;
    this.problem = problem;
    this.#deps.haptics.play('error');
  };
}
