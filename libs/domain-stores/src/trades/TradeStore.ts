import { makeAutoObservable } from 'mobx';
import { sideOf, TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import type { Resource } from '../kit/Resource.ts';
import type { Submission } from '../kit/Submission.ts';
import type { BuyerCancelReason, SellerCancelReason } from '../trade-case/trade-calls.ts';
import type { TradeCase, TradeMove } from '../trade-case/TradeCase.ts';

/** How far an act is, whatever it takes. */
type Progress = Pick<Submission<never, Trade>, 'isBusy' | 'isUnknown' | 'failure'>;

/** An order on its screens: a {@link TradeCase} with the acts of a trade that goes well, and of its cancellation. */
export class TradeStore {
  /** Follows the order for one more screen, until the returned function is called. */
  readonly watch: () => () => void;
  readonly #case: TradeCase;

  constructor(found: TradeCase) {
    this.#case = found;
    this.watch = found.watch;
    makeAutoObservable(this, { watch: false }, { autoBind: true });
  }

  get billNo(): string {
    return this.#case.billNo;
  }

  get order(): Resource<Trade> {
    return this.#case.order;
  }

  get trade(): Trade | undefined {
    return this.#case.trade;
  }

  /** The change that came before an act of the person arrived; null for nothing. */
  get move(): TradeMove | null {
    return this.#case.move;
  }

  /** Something that the person did has no answer yet. */
  get isUnknown(): boolean {
    return this.#case.isUnknown;
  }

  /** Marks the payment, with its proof. */
  get paying(): Progress {
    return this.#case.doing.pay;
  }

  get cancelling(): Progress {
    const { buyerCancel, sellerCancel } = this.#case.doing;
    return this.trade && sideOf(this.trade) === 'buyer' ? buyerCancel : sellerCancel;
  }

  /** Asks for more time to pay. */
  get extending(): Progress {
    return this.#case.doing.extend;
  }

  /** Asks the other side to cancel. */
  get asking(): Progress {
    return this.#case.doing.askCancel;
  }

  /** Answers the other side's question: the answer that is under way, or the last one. */
  get answering(): Progress {
    const { agreeCancel, declineCancel } = this.#case.doing;
    return declineCancel.isBusy || declineCancel.isUnknown || declineCancel.failure ? declineCancel : agreeCancel;
  }

  /** The buyer says that the money was sent. @returns whether the server agrees */
  async pay(imageIds: readonly string[]): Promise<boolean> {
    return await this.#case.act('pay', { imageIds });
  }

  /** Cancels before the payment. @returns whether the server agrees */
  async cancel(reason: BuyerCancelReason | SellerCancelReason): Promise<boolean> {
    if (!this.trade) return false;
    return sideOf(this.trade) === 'buyer'
      ? await this.#case.act('buyerCancel', { reason: reason as BuyerCancelReason })
      : await this.#case.act('sellerCancel', { reason: reason as SellerCancelReason });
  }

  /** Asks for more time to pay. @returns whether the server agrees */
  async extend(): Promise<boolean> {
    return await this.#case.act('extend', {});
  }

  /** Whether asking for a cancellation lets go what the person has paid: the seller's consent is then enough. */
  get asksForTicketToAsk(): boolean {
    return this.trade?.status === TRADE_STATUS.paid && sideOf(this.trade) === 'buyer';
  }

  /** Whether agreeing to a cancellation lets go what was paid. */
  get asksForTicketToAgree(): boolean {
    return this.trade?.status === TRADE_STATUS.paid;
  }

  /** Asks the other side to cancel. @returns whether the question is there */
  async askCancel(payPassTicket?: string): Promise<boolean> {
    return await this.#case.act('askCancel', ticket(payPassTicket));
  }

  /** Answers the other side's question to cancel. @returns whether the server agrees */
  async answerCancel(agree: boolean, payPassTicket?: string): Promise<boolean> {
    return agree
      ? await this.#case.act('agreeCancel', ticket(payPassTicket))
      : await this.#case.act('declineCancel', {});
  }

  /** The person has read what changed. */
  readMove(): void {
    this.#case.readMove();
  }

  look(): Promise<void> {
    return this.#case.look();
  }

  /** After a lost answer: sends the very same again. */
  retry(): Promise<void> {
    return this.#case.retry();
  }
}

const ticket = (payPassTicket: string | undefined) => (payPassTicket === undefined ? {} : { payPassTicket });
