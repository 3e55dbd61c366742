import { makeAutoObservable } from 'mobx';
import type { AmountIssue, Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { MoneyOrder } from '../settling/MoneyOrder.ts';
import type { OrderState } from '../settling/order-states.ts';
import type { OrderDeps, OrderLeave } from '../settling/OrderKind.ts';
import type { OrderStamp } from '../settling/PendingOrder.ts';
import { readTransferPreview, type TransferPreview } from '../settling/transfer-answers.ts';
import { checkTransferAmount, smallestAmount, transferBounds, type TransferBounds } from './amount-rules.ts';
import { PayeeLookup } from './PayeeLookup.ts';
import { isPendingTransfer, type Payee, type PendingTransfer } from './PendingTransfer.ts';

/** Where one transfer stands: its receiver is named and looked up, its amount typed, and then its order goes on. */
export type TransferState = 'recipient' | 'lookingUp' | 'amount' | Exclude<OrderState, 'draft'>;

/** What is transferred, once nothing is wrong with it. */
export type TransferOrder = Omit<PendingTransfer, keyof OrderStamp>;

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
 * One transfer to a user number: who receives, how much of what, with which note. What becomes of it from its
 * confirmation on, its `order` tells.
 */
export class TransferFlow {
  currency = FIRST_CURRENCY;
  /** As typed. */
  amount = '';
  remark = '';
  readonly lookup: PayeeLookup;
  readonly order: MoneyOrder<TransferOrder, TransferPreview, PendingTransfer, TransferDraft>;

  readonly #deps: OrderDeps;
  readonly #with: Collaborators;

  constructor(deps: OrderDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.lookup = new PayeeLookup({ ask: this.#askWho, own: () => collaborators.session.user?.userName });
    this.order = new MoneyOrder(deps, collaborators.session, {
      scene: 'transfer',
      book: { part: 'pendingTransfers', isEntry: isPendingTransfer },
      begin: (draft) => this.begin(draft),
      preview: ({ payee, currency, amount }) => this.#preview(payee.userNo, currency, amount),
      toEntry: (order, _, stamp) => ({ ...order, ...stamp }),
      execute: this.#execute,
      onResumed: (entry) => this.show(entry),
      onMoved: collaborators.onMoved,
    });
    makeAutoObservable(this, { lookup: false, order: false }, { autoBind: true });
  }

  get state(): TransferState {
    const { lookup, order } = this;
    if (order.state !== 'draft') return order.state;
    if (lookup.busy) return 'lookingUp';
    return lookup.payee ? 'amount' : 'recipient';
  }

  /** What bounds the amount, by the chosen currency. */
  get bounds(): TransferBounds {
    return transferBounds(this.currency, this.#with);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** What the server takes for it, as it said last: a decimal string. */
  get fee(): string {
    return (this.order.preview ?? this.lookup.found)?.fee ?? '0';
  }

  /** A visit of the screen begins or goes on: see {@link MoneyOrder.enter}. */
  enter(visit: string, draft?: TransferDraft): void {
    this.order.enter(visit, draft);
  }

  /** The person goes elsewhere: nobody waits for an answer any longer, and what was not sent yet will not be. */
  leave(): void {
    this.lookup.stop();
    this.order.leave();
  }

  /** Looks up who stands behind a user number, while nobody is named yet. */
  async lookUp(text: string): Promise<void> {
    if (this.state === 'recipient') await this.lookup.lookUp(text);
  }

  changePayee(): void {
    if (this.state !== 'amount') return;
    this.lookup.reset();
    this.order.forgetProblem();
  }

  setAmount(amount: string): void {
    this.amount = amount;
    this.order.forgetProblem();
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
    const { checkedAmount, currency, remark } = this;
    const { payee } = this.lookup;
    if (!payee || !checkedAmount.ok) return;
    await this.order.confirm({ payee, currency, amount: checkedAmount.value, remark: remark.trim() });
  }

  dispose(): void {
    this.lookup.stop();
    this.order.dispose();
  }

  /** Fills in what somebody else has put together, and looks up whom it names; the person looks at it, and starts it. */
  private begin(draft: TransferDraft | null): void {
    this.show({ payee: null, currency: draft?.currency ?? FIRST_CURRENCY, amount: draft?.amount ?? '', remark: '' });
    if (draft) void this.lookUp(draft.userNo);
  }

  private show({ payee, currency, amount, remark }: Omit<TransferOrder, 'payee'> & { readonly payee: Payee | null }): void {
    this.lookup.reset(payee);
    this.currency = currency;
    this.amount = amount;
    this.remark = remark;
  }

  readonly #askWho = async (userNo: string): Promise<TransferPreview> => {
    // The preview wants an amount that the server would take; what that is at least, only its list knows.
    await this.#with.config.loadCurrencies();
    return this.#preview(userNo, this.currency, smallestAmount(this.bounds));
  };

  async #preview(to: string, currency: string, amount: string): Promise<TransferPreview> {
    const asked = { toType: TO_USER, to, currency, amount, preview: true } as const;
    return readTransferPreview(await this.#deps.api.transfer.transferTo(asked));
  }

  readonly #execute = ({ payee, currency, amount, remark }: PendingTransfer, leave: OrderLeave) => {
    const note = remark === '' ? {} : { remark };
    return this.#deps.api.transfer.transferTo({ toType: TO_USER, to: payee.userNo, currency, amount, ...note, ...leave });
  };
}
