import { makeAutoObservable } from 'mobx';
import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import type { AmountIssue, Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { Failure } from '../kit/failures.ts';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { Money } from '../money-requests/PendingRequest.ts';
import type { RequestState } from '../money-requests/request-states.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import { readTransferPreview, type TransferPreview } from '../money-requests/transfer-answers.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { checkTransferAmount, transferBounds, type TransferBounds } from '../transfer/amount-rules.ts';
import { isOver, PaymentReading, type PaymentTerms } from './PaymentReading.ts';
import { isPendingPayment, type PendingPayment } from './PendingPayment.ts';

/** The state of one payment: its text is read, its amount typed, and then its request goes on. */
export type PaymentState = 'idle' | 'reading' | 'unreadable' | 'amount' | Exclude<RequestState, 'draft'>;

/** The payment, once nothing is wrong with it. */
export interface PaymentDetails extends Money, Pick<PendingPayment, 'text' | 'memo' | 'remark'> {
  readonly payee: Pick<PendingPayment['payee'], 'userNo'>;
}

/** The input of the person so far. */
export interface TypedPayment {
  /** Empty where they typed nothing. */
  readonly amount: string;
  readonly remark: string;
}

/** The parts of other stores that a flow uses. */
interface Collaborators {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Called once per payment whose outcome became known. */
  readonly onMoved: () => void;
}

/**
 * One payment of a payment text: what the text asks for, and how much the person pays. From its confirmation on, its
 * `request` tells how far it is.
 *
 * A visit of the screen brings the text, see {@link PaymentFlow.enter}; an older payment comes first.
 */
export class PaymentFlow {
  /** The amount as typed; null where nothing was. */
  typedAmount: string | null = null;
  remark = '';
  readonly reading: PaymentReading;
  readonly request: MoneyRequest<PaymentDetails, TransferPreview, PendingPayment, string>;

  readonly #deps: RequestDeps;
  readonly #with: Collaborators;

  constructor(deps: RequestDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.reading = new PaymentReading({ ask: this.#read, own: () => collaborators.session.user?.userName });
    this.request = new MoneyRequest(deps, collaborators.session, {
      journal: { part: 'pendingPayments', isEntry: isPendingPayment },
      begin: (text) => this.begin(text ?? ''),
      preview: this.#preview,
      toPurpose: ({ text, currency, amount }, { fee }) => ({
        scene: 'pay',
        confirmed: { toType: TRANSFER_TARGETS.paymentText, to: text, currency, amount, fee },
      }),
      toEntry: (details, { nickMasked, userNoMasked }, stamp) => ({
        ...details,
        ...stamp,
        payee: { ...details.payee, nickMasked, userNoMasked },
      }),
      execute: this.#execute,
      onResumed: () => this.forget(),
      onMoved: collaborators.onMoved,
    });
    makeAutoObservable(this, { reading: false, request: false }, { autoBind: true });
  }

  get state(): PaymentState {
    if (this.request.state !== 'draft') return this.request.state;
    if (this.text === '') return 'idle';
    if (this.reading.busy) return 'reading';
    return this.terms && !this.problem ? 'amount' : 'unreadable';
  }

  /** The text that is paid; empty for none. */
  get text(): string {
    return this.reading.text;
  }

  /** The terms of the text, once it is read. */
  get terms(): PaymentTerms | null {
    return this.reading.terms;
  }

  /** Why the text cannot be paid: the server turned it down when it read it, or when the person confirmed. */
  get problem(): Failure | null {
    const { problem } = this.request;
    return this.reading.problem ?? (isOver(problem) ? problem : null);
  }

  get currency(): string {
    return this.terms?.currency ?? '';
  }

  /** As typed, or else as the terms name it; fixed terms always name it. */
  get amount(): string {
    const named = this.terms?.amount ?? '';
    return this.terms?.fixed ? named : (this.typedAmount ?? named);
  }

  get typed(): TypedPayment {
    return { amount: this.amount, remark: this.remark };
  }

  /** The bounds of the amount, by the currency that is asked for. */
  get bounds(): TransferBounds {
    return transferBounds(this.currency, this.#with);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** The fee, as the server said last: a decimal string. */
  get fee(): string {
    return this.request.preview?.fee ?? '0';
  }

  /** The text is no payment text, or can no longer be paid; asking again changes nothing. */
  get hopeless(): boolean {
    return this.state === 'unreadable' && this.problem !== null && this.problem.code !== 'OFFLINE';
  }

  /**
   * A visit of the screen begins or goes on: see {@link MoneyRequest.enter}.
   *
   * @param text the payment text that it brings; empty for none
   */
  enter(visit: string, text: string): boolean {
    const isNew = this.request.enter(visit, text === '' ? null : text);
    if (!this.hopeless) void this.open();
    return isNew;
  }

  /** Fills in what the person typed on an earlier page. */
  restore({ amount, remark }: TypedPayment): void {
    this.typedAmount = amount === '' ? null : amount;
    this.remark = remark;
  }

  /** The person leaves the screen: a late answer is dropped, and what was not sent yet will not be sent. */
  leave(): void {
    this.reading.stop();
    this.request.leave();
  }

  /** Asks what the text of this visit asks for, unless that is known. */
  async open(): Promise<void> {
    if (this.state === 'unreadable') await this.reading.read();
  }

  /** Changes the amount; a fixed amount stays. */
  setAmount(amount: string): void {
    this.typedAmount = amount;
    this.request.forgetProblem();
  }

  setRemark(remark: string): void {
    this.remark = remark;
  }

  /** Opens the confirmation with what the server says about this payment. */
  async confirm(): Promise<void> {
    const { terms, checkedAmount, currency, text, remark } = this;
    if (!terms || !checkedAmount.ok) return;
    const payee = { userNo: terms.payeeUserNo };
    await this.request.confirm({
      text,
      payee,
      currency,
      amount: checkedAmount.value,
      memo: terms.memo,
      remark: remark.trim(),
    });
  }

  /** After a refusal: back to the amount with everything as it was, or, after a resumed payment, to the text of this visit. */
  amend(): void {
    if (this.terms) this.request.amend();
    else void this.request.restart();
  }

  dispose(): void {
    this.reading.stop();
    this.request.dispose();
  }

  private begin(text: string): void {
    this.reading.bring(text);
    this.forget();
    void this.open();
  }

  private forget(): void {
    this.reading.reset();
    this.typedAmount = null;
    this.remark = '';
  }

  readonly #read = async (text: string): Promise<PaymentTerms> => {
    // The list bounds the amount; without it the defaults hold, and the server checks again.
    const listed = this.#with.config.loadCurrencies().catch(() => undefined);
    const terms = await this.#deps.api.common.decrypt({ text });
    await listed;
    return terms;
  };

  readonly #preview = async ({ text, currency, amount }: PaymentDetails): Promise<TransferPreview> => {
    const asked = { toType: TRANSFER_TARGETS.paymentText, to: text, currency, amount, preview: true } as const;
    return readTransferPreview(await this.#deps.api.transfer.transferTo(asked));
  };

  readonly #execute = ({ text, currency, amount, remark }: PendingPayment, credentials: CallCredentials) => {
    const note = remark === '' ? {} : { remark };
    return this.#deps.api.transfer.transferTo({
      toType: TRANSFER_TARGETS.paymentText,
      to: text,
      currency,
      amount,
      ...note,
      ...credentials,
    });
  };
}
