import { makeAutoObservable } from 'mobx';
import { BILL_STATUS, TRADE_STATUS, VOUCHER_USES } from '@ezwallet/api-client/constants';
import type { PayAccount, PayMethodId, Trade } from '@ezwallet/api-client/contract';
import { compareAmounts, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { BalancesStore } from '../balances/BalancesStore.ts';
import { MoneyRequest } from '../money-requests/MoneyRequest.ts';
import type { CallCredentials } from '../money-requests/RequestCredentials.ts';
import type { RequestDeps } from '../money-requests/RequestKind.ts';
import type { TransferReceipt } from '../money-requests/transfer-answers.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { VoucherChoice } from '../vouchers/VoucherChoice.ts';
import { isPendingSale, type PendingSale } from './PendingSale.ts';
import { fiatFor, readTradeAmount } from './trade-amount.ts';
import { METHOD_CLOSED, TradeQuote } from './TradeQuote.ts';
import type { TradeTerms } from './TradeTerms.ts';

/** The sale, once nothing is wrong with it. */
export type SaleDetails = Pick<PendingSale, 'currency' | 'amount' | 'payMethodId' | 'payAccountId' | 'voucherId'>;

/** The server's preview before it holds the coins: the price, and the amount that the buyer will pay. */
export interface SalePreview {
  readonly price: string;
  readonly fiatAmount: string;
}

/** The input of the person so far. */
export interface TypedSale {
  readonly amount: string;
  readonly payMethodId: PayMethodId;
  /** Empty for the one that comes first. */
  readonly payAccountId: string;
}

interface Collaborators {
  readonly session: Pick<SessionStore, 'userId'>;
  readonly balances: Pick<BalancesStore, 'spendable'>;
  readonly terms: TradeTerms;
  /** The outcome of a sale became known. */
  readonly onMoved: () => void;
}

type SaleDeps = RequestDeps & Pick<Deps, 'serverNow' | 'visibility'>;

/** A sale from the typed amount to the hold on the coins. A bill in the queue follows it from there. */
export class SaleFlow {
  /** As typed, in the coin. */
  amount = '';
  /** The chosen account; empty for the one that comes first. */
  payAccountId = '';
  readonly quote: TradeQuote;
  readonly vouchers: VoucherChoice;
  readonly request: MoneyRequest<SaleDetails, SalePreview, PendingSale, null>;

  readonly #deps: SaleDeps;
  readonly #with: Collaborators;

  constructor(deps: SaleDeps, collaborators: Collaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    this.quote = new TradeQuote(deps, 'sell', collaborators.terms);
    this.vouchers = new VoucherChoice(deps, VOUCHER_USES.sell, () => ({ payMethodId: this.quote.payMethodId }));
    this.request = new MoneyRequest<SaleDetails, SalePreview, PendingSale, null>(deps, collaborators.session, {
      journal: { part: 'pendingSales', isEntry: isPendingSale },
      begin: () => this.clear(),
      preview: this.#preview,
      toPurpose: ({ payMethodId, payAccountId, currency, amount }, { price }) => ({
        scene: 'sell',
        confirmed: { payMethodId, payAccountId, currency, amount, price },
      }),
      toEntry: (details, { price }, stamp) => ({ ...details, ...stamp, price }),
      execute: async (pending, credentials) => toReceipt(await this.#execute(pending, credentials)),
      onMoved: this.#follow,
    });
    makeAutoObservable(this, { quote: false, vouchers: false, request: false }, { autoBind: true });
  }

  /** The accounts that can receive this sale's money. */
  get accounts(): readonly PayAccount[] {
    return (this.#with.terms.accounts.value ?? []).filter(({ payMethodId }) => payMethodId === this.quote.payMethodId);
  }

  /** The account that the buyer will pay to. */
  get account(): PayAccount | undefined {
    return this.accounts.find(({ id }) => id === this.payAccountId) ?? this.accounts[0];
  }

  /** The spendable amount; undefined until the balances are loaded. */
  get available(): string | undefined {
    return this.#with.balances.spendable(this.quote.currency);
  }

  /** The most that can be sold now: of the balance, once it is loaded, and of what the limits leave. */
  get most(): string {
    const { available, quote } = this;
    const max = quote.value?.max ?? '0';
    return available === undefined || compareAmounts(max, available) < 0 ? max : available;
  }

  /** The amount, or what is wrong with it; null while there is no price. */
  get checked(): Checked<string, AmountIssue> | null {
    return readTradeAmount(this.amount, 'coin', this.quote.value, this.most);
  }

  /** The amount that the seller will receive; null while the amount is not valid. */
  get fiat(): string | null {
    const { checked, quote } = this;
    return checked?.ok && quote.value ? fiatFor(checked.value, quote.value.price) : null;
  }

  get typed(): TypedSale {
    return { amount: this.amount, payMethodId: this.quote.payMethodId, payAccountId: this.payAccountId };
  }

  /** A visit of the screen begins or goes on: see {@link MoneyRequest.enter}. */
  enter(visit: string): boolean {
    return this.request.enter(visit);
  }

  /** The person leaves the screen: what was not sent yet will not be sent. */
  leave(): void {
    this.request.leave();
  }

  restore({ amount, payMethodId, payAccountId }: TypedSale): void {
    this.setMethod(payMethodId);
    this.payAccountId = payAccountId;
    this.setAmount(amount);
  }

  setAmount(amount: string): void {
    this.request.forgetProblem();
    this.amount = amount;
    this.#askVouchersSoon();
  }

  setMethod(payMethodId: PayMethodId): void {
    this.request.forgetProblem();
    this.quote.choose(payMethodId);
    this.#askVouchersSoon();
  }

  setAccount(payAccountId: string): void {
    this.request.forgetProblem();
    this.payAccountId = payAccountId;
  }

  /** Opens the confirmation at the price of now. */
  async confirm(): Promise<void> {
    const { checked, account, quote, vouchers } = this;
    if (!checked?.ok || !account) return;
    const { payMethodId, currency } = quote;
    await vouchers.settle();
    await this.request.confirm({
      currency,
      amount: checked.value,
      payMethodId,
      payAccountId: account.id,
      voucherId: vouchers.chosen?.id ?? '',
    });
  }

  /** The screen shows the form: prices stay fresh, and the vouchers are there. Returns the way to stop. */
  watch(): () => void {
    void this.vouchers.ask(this.checked?.ok ? this.checked.value : undefined);
    return this.quote.watch();
  }

  dispose(): void {
    this.vouchers.dispose();
    this.request.dispose();
  }

  private clear(): void {
    this.amount = '';
    this.payAccountId = '';
    this.vouchers.restart();
  }

  #askVouchersSoon(): void {
    this.vouchers.askSoon(this.checked?.ok ? this.checked.value : undefined);
  }

  /** Asks for the price once more, so that the password is not typed for one that is over. */
  readonly #preview = async ({ amount }: SaleDetails): Promise<SalePreview> => {
    const { price } = await this.quote.needFresh();
    return { price, fiatAmount: fiatFor(amount, price) };
  };

  readonly #follow = (): void => {
    if (this.request.problem?.code === METHOD_CLOSED) void this.quote.price.reload();
    this.#with.onMoved();
  };

  readonly #execute = (
    { payMethodId, payAccountId, currency, amount, price, voucherId }: PendingSale,
    credentials: CallCredentials,
  ) =>
    this.#deps.api.trading.withdrawal({
      payMethodId,
      payAccountId,
      currency,
      amount,
      price,
      ...(voucherId === '' ? {} : { voucherId }),
      ...credentials,
    });
}

/** The answer to a money call of a trade, as money requests read it. */
export function toReceipt({ billNo, fee, status, createdAt, closedAt }: Trade): TransferReceipt {
  return {
    billNo,
    fee,
    status: status === TRADE_STATUS.completed ? BILL_STATUS.completed : BILL_STATUS.inProgress,
    arriveBy: closedAt ?? createdAt,
  };
}
