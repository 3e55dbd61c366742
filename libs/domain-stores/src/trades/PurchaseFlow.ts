import { makeAutoObservable } from 'mobx';
import type { Contract, PayMethodId, RequestOf, ResponseOf, Trade } from '@ezwallet/api-client/contract';
import type { AmountIssue, Checked } from '@ezwallet/validators';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import { VoucherChoice } from '../vouchers/VoucherChoice.ts';
import { fiatFor, readTradeAmount, type AmountUnit } from './trade-amount.ts';
import { TradeQuote } from './TradeQuote.ts';

type PurchaseDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'serverNow' | 'visibility'>;
type Purchase = RequestOf<Contract['trading']['deposit']>;
type PurchaseAnswer = ResponseOf<Contract['trading']['deposit']>;

/** What the person has typed so far. */
export interface TypedPurchase {
  readonly amount: string;
  readonly unit: AmountUnit;
  readonly payMethodId: PayMethodId;
}

const FOR_PURCHASES = 1;
/** While acceptors are asked, the same call is made again after so long, in milliseconds. */
const ASK_AGAIN = 2_000;
/** Codes that mean that the price on the screen is over. */
const OLD_PRICE = 'AMOUNT_INVALID';

/** A purchase from the typed amount to the seller who takes it. Nothing of the buyer's own moves until they pay outside. */
export class PurchaseFlow {
  /** As typed, in {@link PurchaseFlow.unit}. */
  amount = '';
  unit: AmountUnit = 'coin';
  /** Names the shop's payment that the coins pay at completion; undefined for coins that the buyer keeps. */
  payToken: string | undefined = undefined;
  readonly quote: TradeQuote;
  readonly vouchers: VoucherChoice;
  readonly ordering: Submission<Purchase, PurchaseAnswer>;

  readonly #deps: PurchaseDeps;
  readonly #onOrdered: () => void;
  #cancelAsking: () => void = () => {};

  /** @param onOrdered called once for each order that found its seller */
  constructor(deps: PurchaseDeps, onOrdered: () => void) {
    this.#deps = deps;
    this.#onOrdered = onOrdered;
    this.quote = new TradeQuote(deps, 'buy');
    this.vouchers = new VoucherChoice(deps, FOR_PURCHASES, () => ({ payMethodId: this.quote.payMethodId }));
    this.ordering = new Submission<Purchase, PurchaseAnswer>({ send: (purchase) => deps.api.trading.deposit(purchase), movesMoney: true });
    makeAutoObservable(this, { quote: false, vouchers: false, ordering: false }, { autoBind: true });
  }

  /** The amount of the coin, or what is wrong with what is typed; null while there is no price. */
  get checked(): Checked<string, AmountIssue> | null {
    return readTradeAmount(this.amount, this.unit, this.quote.value);
  }

  /** What the buyer will pay; null while the amount is not valid. */
  get fiat(): string | null {
    const { checked, quote } = this;
    return checked?.ok && quote.value ? fiatFor(checked.value, quote.value.price) : null;
  }

  /** A seller is being looked for. */
  get isMatching(): boolean {
    return this.ordering.isBusy || this.ordering.isUnknown;
  }

  /** The order, once a seller has taken it. */
  get order(): Trade | null {
    const { output } = this.ordering;
    return output?.matched ? output.order : null;
  }

  /** Nobody sells this amount now: the nearest amounts that somebody sells. Null before that is known. */
  get nearest(): readonly string[] | null {
    const { output } = this.ordering;
    return output?.matched === false ? output.nearest : null;
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
    this.vouchers.askSoon(this.checked?.ok ? this.checked.value : undefined);
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
    if (this.isMatching || (payToken === this.payToken && amount === this.amount)) return;
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
    this.vouchers.askSoon(this.checked?.ok ? this.checked.value : undefined);
  }

  /** Looks for a seller at the price on the screen. @returns whether the server has answered */
  async buy(): Promise<boolean> {
    const { checked, quote, vouchers } = this;
    if (!checked?.ok || !quote.value) return false;
    const done = await this.ordering.submit({
      payMethodId: quote.payMethodId,
      currency: quote.currency,
      amount: checked.value,
      price: quote.value.price,
      ...(vouchers.chosen ? { voucherId: vouchers.chosen.id } : {}),
      ...(this.payToken === undefined ? {} : { payToken: this.payToken }),
      reqNo: this.#deps.ids.next(),
    });
    return await this.#follow(done);
  }

  /** Shows the form for another purchase. */
  restart(): void {
    this.forget();
    this.amount = '';
    this.vouchers.restart();
  }

  /** What the last purchase came to no longer matters. */
  forget(): void {
    if (this.isMatching) return;
    this.ordering.forget();
    this.ordering.output = undefined;
  }

  /** The screen shows the flow: prices stay fresh, and a search for a seller goes on. Returns the way to stop. */
  watch(): () => void {
    const stop = this.quote.watch();
    void this.vouchers.ask(this.checked?.ok ? this.checked.value : undefined);
    if (this.ordering.isUnknown) this.#askSoon();
    return () => {
      stop();
      this.#cancelAsking();
    };
  }

  dispose(): void {
    this.#cancelAsking();
    this.vouchers.dispose();
  }

  async #follow(done: boolean): Promise<boolean> {
    const { ordering } = this;
    if (ordering.isUnknown) this.#askSoon();
    if (ordering.failure?.code === OLD_PRICE) void this.quote.price.reload();
    if (done && this.order) this.#onOrdered();
    return done;
  }

  #askSoon(): void {
    this.#cancelAsking();
    this.#cancelAsking = this.#deps.clock.after(ASK_AGAIN, () => void this.#askAgain());
  }

  async #askAgain(): Promise<void> {
    await this.#follow(await this.ordering.retry());
  }
}
