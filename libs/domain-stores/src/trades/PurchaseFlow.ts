import { makeAutoObservable } from 'mobx';
import { VOUCHER_USES } from '@ezwallet/api-client/constants';
import type { PayMethodId, Trade } from '@ezwallet/api-client/contract';
import { addAmounts, type AmountIssue, type Checked } from '@ezwallet/validators';
import type { Failure } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { VoucherChoice } from '../vouchers/VoucherChoice.ts';
import { PurchaseRequest } from './PurchaseRequest.ts';
import { fiatFor, readTradeAmount, type AmountUnit } from './trade-amount.ts';
import { METHOD_CLOSED, TradeQuote, type OnSale } from './TradeQuote.ts';
import type { TradeTerms } from './TradeTerms.ts';

type PurchaseDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'journalStore' | 'serverNow' | 'visibility'>;

interface Setting {
  readonly session: Pick<SessionStore, 'userId'>;
  readonly terms: TradeTerms;
  /** Part of the journal store for the orders of this screen. */
  readonly part: string;
  /** Called once for each order that found its seller. */
  readonly onOrdered: () => void;
}

/** The input of the person so far. */
export interface TypedPurchase {
  readonly amount: string;
  readonly unit: AmountUnit;
  readonly payMethodId: PayMethodId;
}

/** Codes that mean that the price on the screen is over. */
const OVER: readonly string[] = ['AMOUNT_INVALID', METHOD_CLOSED];

/** A purchase from the typed amount to the seller who takes it. Nothing of the buyer's own moves until they pay outside. */
export class PurchaseFlow {
  /** As typed, in {@link PurchaseFlow.unit}. */
  amount = '';
  unit: AmountUnit = 'coin';
  /** Names the shop's payment that the coins pay at completion; undefined for coins that the buyer keeps. */
  payToken: string | undefined = undefined;
  readonly quote: TradeQuote;
  readonly vouchers: VoucherChoice;
  readonly request: PurchaseRequest;

  readonly #onOrdered: () => void;

  constructor(deps: PurchaseDeps, { session, terms, part, onOrdered }: Setting) {
    this.#onOrdered = onOrdered;
    this.quote = new TradeQuote(deps, 'buy', terms);
    this.vouchers = new VoucherChoice(deps, VOUCHER_USES.buy, () => ({ payMethodId: this.quote.payMethodId }));
    this.request = new PurchaseRequest(deps, { session, part, onAnswered: this.#follow });
    makeAutoObservable(this, { quote: false, vouchers: false, request: false }, { autoBind: true });
  }

  /** The amount of the coin, or what is wrong with what is typed; null while there is no price. */
  get checked(): Checked<string, AmountIssue> | null {
    return readTradeAmount(this.amount, this.unit, this.quote.value);
  }

  /** The amount as somebody sells it now; undefined where nobody is known to. */
  get offer(): OnSale | undefined {
    return this.checked?.ok ? this.quote.offerOf(this.checked.value) : undefined;
  }

  /** What the purchase brings beside its coins, in USDT; undefined where nobody sells the amount and no voucher is chosen. */
  get bonus(): string | undefined {
    const { chosen } = this.vouchers;
    const ofMethod = this.offer?.bonus;
    if (!chosen) return ofMethod;
    return chosen.stackable && ofMethod !== undefined ? addAmounts(chosen.bonus, ofMethod) : chosen.total;
  }

  /** The price that the buyer pays for one coin: the price of the amount, or else the highest on offer. */
  get price(): string | undefined {
    return this.offer?.price ?? this.quote.value?.price;
  }

  /**
   * The amount that the buyer will pay; null while the amount is not valid. Without an {@link PurchaseFlow.offer}, it is at
   * most so much.
   */
  get fiat(): string | null {
    const { checked, offer, price } = this;
    if (!checked?.ok || price === undefined) return null;
    return offer?.fiatAmount ?? fiatFor(checked.value, price);
  }

  /** The order, once a seller has taken it. */
  get order(): Trade | null {
    const { answer } = this.request;
    return answer?.matched ? answer.order : null;
  }

  /** Nobody sells this amount now: the nearest amounts that somebody sells. Null before that is known. */
  get nearest(): readonly string[] | null {
    const { answer } = this.request;
    return answer?.matched === false ? answer.nearest : null;
  }

  get typed(): TypedPurchase {
    return { amount: this.amount, unit: this.unit, payMethodId: this.quote.payMethodId };
  }

  restore({ amount, unit, payMethodId }: TypedPurchase): void {
    this.unit = unit;
    this.setMethod(payMethodId);
    this.setAmount(amount);
  }

  setAmount(amount: string): void {
    this.amount = amount;
    this.forget();
    this.#askSoon();
  }

  /** Changes what the amount is typed in; a valid amount is converted. */
  setUnit(unit: AmountUnit): void {
    if (unit === this.unit) return;
    const { checked, fiat } = this;
    this.unit = unit;
    this.setAmount((unit === 'fiat' ? fiat : checked?.ok ? checked.value : null) ?? '');
  }

  /** Buys exactly what a shop's payment needs. What an order for another payment came to is forgotten. */
  payShop(payToken: string, amount: string): void {
    if (this.request.isOpen || (payToken === this.payToken && amount === this.amount)) return;
    this.payToken = payToken;
    this.take(amount);
  }

  /** Takes an amount that somebody sells. */
  take(amount: string): void {
    this.unit = 'coin';
    this.setAmount(amount);
  }

  setMethod(payMethodId: PayMethodId): void {
    this.quote.choose(payMethodId);
    this.forget();
    this.#askSoon();
  }

  /** Looks for a seller at the price on the screen. @returns whether the server has answered */
  async buy(): Promise<boolean> {
    const { checked, price, quote, vouchers, payToken } = this;
    if (!checked?.ok || price === undefined) return false;
    if (payToken === undefined) await vouchers.settle();
    return await this.request.place(
      {
        payMethodId: quote.payMethodId,
        currency: quote.currency,
        amount: checked.value,
        price,
        // The cashier shows no coupons, so it uses none.
        ...(payToken !== undefined ? { payToken } : vouchers.chosen ? { voucherId: vouchers.chosen.id } : {}),
      },
      quote.value?.payWithin,
    );
  }

  /** Shows the form for another purchase. */
  restart(): void {
    this.forget();
    this.amount = '';
    this.vouchers.restart();
  }

  /** Forgets the outcome of the last purchase. */
  forget(): void {
    this.request.forget();
  }

  /** After an order that was not placed: the form with what was ordered. */
  amend(): void {
    const { pending } = this.request;
    this.forget();
    if (pending) this.restore({ amount: pending.amount, unit: 'coin', payMethodId: pending.payMethodId });
  }

  /** The screen shows the flow: prices stay fresh, and the outcome of an order is seen. Returns the way to stop. */
  watch(): () => void {
    const { request } = this;
    // An order that was found meanwhile has been told, and is among the running ones.
    if (request.missed && this.order) this.forget();
    request.enter();
    const stop = this.quote.watch();
    void this.vouchers.ask(this.checked?.ok ? this.checked.value : undefined);
    return () => {
      stop();
      request.leave();
      if (!request.isOpen) this.restart();
    };
  }

  dispose(): void {
    this.quote.dispose();
    this.request.dispose();
    this.vouchers.dispose();
  }

  #askSoon(): void {
    const amount = this.checked?.ok ? this.checked.value : undefined;
    this.quote.priceSoon(amount);
    this.vouchers.askSoon(amount);
  }

  readonly #follow = (problem: Failure | null): void => {
    if (problem && OVER.includes(problem.code)) void this.quote.price.reload();
    if (this.order) this.#onOrdered();
  };
}
