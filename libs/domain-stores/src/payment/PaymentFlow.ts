import { makeAutoObservable } from 'mobx';
import type { AmountIssue, Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { MoneyOrder } from '../settling/MoneyOrder.ts';
import type { OrderState } from '../settling/order-states.ts';
import type { OrderDeps, OrderLeave } from '../settling/OrderKind.ts';
import type { Sum } from '../settling/PendingOrder.ts';
import { readTransferPreview, type TransferPreview } from '../settling/transfer-answers.ts';
import { checkTransferAmount, transferBounds, type TransferBounds } from '../transfer/amount-rules.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';
import { isOver, PaymentReading, type PaymentRequest } from './PaymentReading.ts';
import { isPendingPayment, type PendingPayment } from './PendingPayment.ts';

/** Where one payment of a payment text stands: its text is read, its amount typed, and then its order goes on. */
export type PaymentState = 'idle' | 'reading' | 'unreadable' | 'amount' | Exclude<OrderState, 'draft'>;

/** What is paid, once nothing is wrong with it. */
export interface PaymentOrder extends Sum, Pick<PendingPayment, 'text' | 'memo' | 'remark'> {
  readonly payee: Pick<PendingPayment['payee'], 'userNo'>;
}

const TO_PAYMENT_TEXT = 3;

/** What a flow needs of other stores. */
interface Collaborators {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Called once per payment whose fate became known. */
  readonly onMoved: () => void;
}

/**
 * One payment of a payment text: what the server says that it means, and how much is paid. What becomes of it from its
 * confirmation on, its `order` tells.
 *
 * A visit of the screen brings the text, see {@link PaymentFlow.enter}; an older payment comes before it.
 */
export class PaymentFlow {
  /** As typed; null where nothing was. */
  typed: string | null = null;
  remark = '';
  readonly reading: PaymentReading;
  readonly order: MoneyOrder<PaymentOrder, TransferPreview, PendingPayment, string>;

  readonly #deps: OrderDeps;
  readonly #with: Collaborators;

  constructor(deps: OrderDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.reading = new PaymentReading({ ask: this.#read, own: () => collaborators.session.user?.userName });
    this.order = new MoneyOrder(deps, collaborators.session, {
      scene: 'pay',
      book: { part: 'pendingPayments', isEntry: isPendingPayment },
      begin: (text) => this.begin(text ?? ''),
      preview: this.#preview,
      toEntry: (order, { nickMasked, userNoMasked }, stamp) => ({
        ...order,
        ...stamp,
        payee: { ...order.payee, nickMasked, userNoMasked },
      }),
      execute: this.#execute,
      onResumed: () => this.forget(),
      onMoved: collaborators.onMoved,
    });
    makeAutoObservable(this, { reading: false, order: false }, { autoBind: true });
  }

  get state(): PaymentState {
    if (this.order.state !== 'draft') return this.order.state;
    if (this.text === '') return 'idle';
    if (this.reading.busy) return 'reading';
    return this.request && !this.problem ? 'amount' : 'unreadable';
  }

  /** The text that is paid; empty for none. */
  get text(): string {
    return this.reading.text;
  }

  /** What the text means, once it is read. */
  get request(): PaymentRequest | null {
    return this.reading.request;
  }

  /** Why the text cannot be paid: turned down when it was read, or over by the time it was confirmed. */
  get problem(): TransferProblem | null {
    const { problem } = this.order;
    return this.reading.problem ?? (isOver(problem) ? problem : null);
  }

  get currency(): string {
    return this.request?.currency ?? '';
  }

  /** As typed, or else as the request names it; of a fixed request always that. */
  get amount(): string {
    const named = this.request?.amount ?? '';
    return this.request?.fixed ? named : (this.typed ?? named);
  }

  /** What bounds the amount, by the currency that is asked for. */
  get bounds(): TransferBounds {
    return transferBounds(this.currency, this.#with);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** What the server takes for it, as it said last: a decimal string. */
  get fee(): string {
    return this.order.preview?.fee ?? '0';
  }

  /** The payment text is none, or was good once; asking again changes nothing. */
  get hopeless(): boolean {
    return this.state === 'unreadable' && this.problem !== null && this.problem.code !== 'OFFLINE';
  }

  /**
   * A visit of the screen begins or goes on: see {@link MoneyOrder.enter}.
   *
   * @param text the payment text that it brings; empty for none
   */
  enter(visit: string, text: string): void {
    this.order.enter(visit, text === '' ? null : text);
    if (!this.hopeless) void this.open();
  }

  /** The person goes elsewhere: nobody waits for an answer any longer, and what was not sent yet will not be. */
  leave(): void {
    this.reading.stop();
    this.order.leave();
  }

  /** Asks what the text of this visit means, unless that is known. */
  async open(): Promise<void> {
    if (this.state === 'unreadable') await this.reading.read();
  }

  /** Changes the amount; that of a fixed request stays. */
  setAmount(amount: string): void {
    this.typed = amount;
    this.order.forgetProblem();
  }

  setRemark(remark: string): void {
    this.remark = remark;
  }

  /** Opens the confirmation with what the server says of this very payment. */
  async confirm(): Promise<void> {
    const { request, checkedAmount, currency, text, remark } = this;
    if (!request || !checkedAmount.ok) return;
    const payee = { userNo: request.payeeUserNo };
    await this.order.confirm({ text, payee, currency, amount: checkedAmount.value, memo: request.memo, remark: remark.trim() });
  }

  /** After a refusal: back to the amount, with everything as it was; to the text of this visit after one that was resumed. */
  amend(): void {
    if (this.request) this.order.amend();
    else void this.order.restart();
  }

  dispose(): void {
    this.reading.stop();
    this.order.dispose();
  }

  private begin(text: string): void {
    this.reading.bring(text);
    this.forget();
    void this.open();
  }

  private forget(): void {
    this.reading.reset();
    this.typed = null;
    this.remark = '';
  }

  readonly #read = async (text: string): Promise<PaymentRequest> => {
    // The list bounds the amount; without it the defaults hold, and the server checks again.
    const listed = this.#with.config.loadCurrencies().catch(() => undefined);
    const request = await this.#deps.api.common.decrypt({ text });
    await listed;
    return request;
  };

  readonly #preview = async ({ text, currency, amount }: PaymentOrder): Promise<TransferPreview> => {
    const asked = { toType: TO_PAYMENT_TEXT, to: text, currency, amount, preview: true } as const;
    return readTransferPreview(await this.#deps.api.transfer.transferTo(asked));
  };

  readonly #execute = ({ text, currency, amount, remark }: PendingPayment, leave: OrderLeave) => {
    const note = remark === '' ? {} : { remark };
    return this.#deps.api.transfer.transferTo({ toType: TO_PAYMENT_TEXT, to: text, currency, amount, ...note, ...leave });
  };
}
