import { makeAutoObservable } from 'mobx';
import { TRANSFER_TARGETS } from '@ezwallet/api-client/constants';
import type { AmountIssue, Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import type { ConfigStore } from '../config/ConfigStore.ts';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { RequestStamp } from '../money-requests/PendingRequest.ts';
import type { RequestState } from '../money-requests/request-states.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import { readTransferPreview, type TransferPreview } from '../money-requests/transfer-answers.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { checkTransferAmount, smallestAmount, transferBounds, type TransferBounds } from './amount-rules.ts';
import { PayeeLookup } from './PayeeLookup.ts';
import { isPendingTransfer, type Payee, type PendingTransfer } from './PendingTransfer.ts';

/** The state of one transfer: its payee is looked up, its amount typed, and then its request goes on. */
export type TransferState = 'recipient' | 'lookingUp' | 'amount' | Exclude<RequestState, 'draft'>;

/** The transfer, once nothing is wrong with it. */
export type TransferDetails = Omit<PendingTransfer, keyof RequestStamp>;

const FIRST_CURRENCY = 'USDT';

/** The draft of a transfer, from a transfer code or the address book. */
export interface TransferDraft {
  /** Empty where the payer names the payee. */
  readonly userNo: string;
  readonly currency: string;
  /** Decimal string; empty where it is left to the payer. */
  readonly amount: string;
}

/** The input of the person so far. */
export interface TypedTransfer extends TransferDraft {
  readonly remark: string;
  /** The payee was found. */
  readonly found: boolean;
}

/** The parts of other stores that a flow uses. */
interface Collaborators {
  readonly session: Pick<SessionStore, 'user' | 'userId'>;
  readonly config: Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  /** Called once per transfer whose outcome became known. */
  readonly onMoved: () => void;
}

/**
 * One transfer to a user number: who receives, how much of what, with which note. From its confirmation on, its `request`
 * tells how far it is.
 */
export class TransferFlow {
  currency = FIRST_CURRENCY;
  /** As typed. */
  amount = '';
  remark = '';
  readonly lookup: PayeeLookup;
  readonly request: MoneyRequest<TransferDetails, TransferPreview, PendingTransfer, TransferDraft>;

  readonly #deps: RequestDeps;
  readonly #with: Collaborators;

  constructor(deps: RequestDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.lookup = new PayeeLookup({ ask: this.#askWho, own: () => collaborators.session.user?.userName });
    this.request = new MoneyRequest(deps, collaborators.session, {
      journal: { part: 'pendingTransfers', isEntry: isPendingTransfer },
      begin: (draft) => this.begin(draft),
      preview: ({ payee, currency, amount }) => this.#preview(payee.userNo, currency, amount),
      toPurpose: ({ payee, currency, amount }, { fee }) => ({
        scene: 'transfer',
        confirmed: { toType: TRANSFER_TARGETS.user, to: payee.userNo, currency, amount, fee },
      }),
      toEntry: (details, _, stamp) => ({ ...details, ...stamp }),
      execute: this.#execute,
      onResumed: (entry) => this.show(entry),
      onMoved: collaborators.onMoved,
    });
    makeAutoObservable(this, { lookup: false, request: false }, { autoBind: true });
  }

  get state(): TransferState {
    const { lookup, request } = this;
    if (request.state !== 'draft') return request.state;
    if (lookup.busy) return 'lookingUp';
    return lookup.payee ? 'amount' : 'recipient';
  }

  /** The bounds of the amount, by the chosen currency. */
  get bounds(): TransferBounds {
    return transferBounds(this.currency, this.#with);
  }

  /** The typed amount in its normal form, or what is wrong with it. */
  get checkedAmount(): Checked<string, AmountIssue> {
    return checkTransferAmount(this.amount, this.bounds);
  }

  /** The fee, as the server said last: a decimal string. */
  get fee(): string {
    return (this.request.preview ?? this.lookup.found)?.fee ?? '0';
  }

  get typed(): TypedTransfer {
    const { lookup, currency, amount, remark } = this;
    return { userNo: lookup.typed, currency, amount, remark, found: lookup.payee !== null };
  }

  /** A visit of the screen begins or goes on: see {@link MoneyRequest.enter}. */
  enter(visit: string, draft?: TransferDraft): boolean {
    return this.request.enter(visit, draft);
  }

  /** Fills in what the person typed on an earlier page, and looks up the payee again. */
  restore({ userNo, found, ...rest }: TypedTransfer): void {
    this.show({ payee: null, ...rest });
    this.lookup.type(userNo);
    if (found) void this.lookUp(userNo);
  }

  /** The person leaves the screen: a late answer is dropped, and what was not sent yet will not be sent. */
  leave(): void {
    this.lookup.stop();
    this.request.leave();
  }

  /** Looks up who has a user number, while there is no payee yet. */
  async lookUp(text: string): Promise<void> {
    if (this.state === 'recipient') await this.lookup.lookUp(text);
  }

  changePayee(): void {
    if (this.state !== 'amount') return;
    this.lookup.change();
    this.request.forgetProblem();
  }

  setAmount(amount: string): void {
    this.amount = amount;
    this.request.forgetProblem();
  }

  setCurrency(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    this.setAmount('');
  }

  setRemark(remark: string): void {
    this.remark = remark;
  }

  /** Opens the confirmation with what the server says about this transfer. */
  async confirm(): Promise<void> {
    const { checkedAmount, currency, remark } = this;
    const { payee } = this.lookup;
    if (!payee || !checkedAmount.ok) return;
    await this.request.confirm({ payee, currency, amount: checkedAmount.value, remark: remark.trim() });
  }

  dispose(): void {
    this.lookup.stop();
    this.request.dispose();
  }

  /** Fills in what somebody else has prepared, and looks up its payee. Nothing is sent until the person confirms. */
  private begin(draft: TransferDraft | null): void {
    this.show({ payee: null, currency: draft?.currency ?? FIRST_CURRENCY, amount: draft?.amount ?? '', remark: '' });
    if (draft && draft.userNo !== '') void this.lookUp(draft.userNo);
  }

  private show({
    payee,
    currency,
    amount,
    remark,
  }: Omit<TransferDetails, 'payee'> & { readonly payee: Payee | null }): void {
    this.lookup.reset(payee);
    this.currency = currency;
    this.amount = amount;
    this.remark = remark;
  }

  readonly #askWho = async (userNo: string): Promise<TransferPreview> => {
    // The preview needs an amount that the server accepts; only the list of currencies knows the smallest one.
    await this.#with.config.loadCurrencies();
    return this.#preview(userNo, this.currency, smallestAmount(this.bounds));
  };

  async #preview(to: string, currency: string, amount: string): Promise<TransferPreview> {
    const asked = { toType: TRANSFER_TARGETS.user, to, currency, amount, preview: true } as const;
    return readTransferPreview(await this.#deps.api.transfer.transferTo(asked));
  }

  readonly #execute = ({ payee, currency, amount, remark }: PendingTransfer, credentials: CallCredentials) => {
    const note = remark === '' ? {} : { remark };
    return this.#deps.api.transfer.transferTo({
      toType: TRANSFER_TARGETS.user,
      to: payee.userNo,
      currency,
      amount,
      ...note,
      ...credentials,
    });
  };
}
