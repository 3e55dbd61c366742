import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BUYER_CANCEL_REASONS, SELLER_CANCEL_REASONS, Trade, TradeStatus } from '@ezwallet/api-client/contract';
import { readRefusal, type Failure } from '../kit/failures.ts';
import { runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import { sideOf } from '../trade-details/sideOf.ts';
import { isOpenTrade } from './trade-life.ts';

type TradeDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'visibility'>;

/** Why a buyer cancels. */
export type BuyerCancelReason = (typeof BUYER_CANCEL_REASONS)[number];
/** Why a seller cancels. */
export type SellerCancelReason = (typeof SELLER_CANCEL_REASONS)[number];

/** How often an open trade is loaded again, in milliseconds. */
const LOOK_AGAIN = 3_000;
/** The buyer has marked the payment. */
const PAID = 3;
/** The trade is no longer as the screen shows it; the body is the trade as it is now. */
const CHANGED = '3025';

/** A change of status that came before what the person did. */
export interface TradeMove {
  readonly from: TradeStatus;
  readonly to: TradeStatus;
}

interface Marked {
  readonly imageIds: string[];
  readonly reqNo: string;
}

interface Numbered {
  readonly reqNo: string;
}

/** A step that lets go what the buyer has paid takes a ticket of scene `giveUp`. */
interface Ticketed extends Numbered {
  readonly payPassTicket?: string;
}

interface Answered extends Ticketed {
  readonly agree: boolean;
}

interface Cancelled {
  readonly reason: string;
  readonly reqNo: string;
}

/** One trade, from the side of the bill's owner: followed while somebody looks, and what its owner does to it. */
export class TradeStore {
  readonly billNo: string;
  readonly order: Resource<Trade>;
  /** Marks the payment, with its proof. */
  readonly paying: Submission<Marked, Trade>;
  readonly cancelling: Submission<Cancelled, Trade>;
  /** Asks for more time to pay. */
  readonly extending: Submission<Numbered, Trade>;
  /** Asks the other side to cancel. */
  readonly asking: Submission<Ticketed, Trade>;
  /** Answers the other side's question. */
  readonly answering: Submission<Answered, Trade>;
  /** What changed before an action of the person arrived; null for nothing. */
  move: TradeMove | null = null;

  readonly #deps: TradeDeps;
  readonly #onMoved: () => void;
  #status: TradeStatus | undefined;

  /** @param onMoved called when the status has changed: bills, balances and lists are older than that */
  constructor(deps: TradeDeps, billNo: string, onMoved: () => void) {
    this.#deps = deps;
    this.#onMoved = onMoved;
    this.billNo = billNo;
    this.order = new Resource(() => deps.api.order.orderC2cDetail({ billNo }), this.#see);
    this.paying = new Submission<Marked, Trade>({ send: this.#act(this.#markPaid), movesMoney: true });
    this.cancelling = new Submission<Cancelled, Trade>({ send: this.#act(this.#cancel), movesMoney: true });
    this.extending = new Submission<Numbered, Trade>({ send: this.#act(this.#extend), movesMoney: true });
    this.asking = new Submission<Ticketed, Trade>({ send: this.#act(this.#askCancel), movesMoney: true });
    this.answering = new Submission<Answered, Trade>({ send: this.#act(this.#answerCancel), movesMoney: true });
    makeAutoObservable(
      this,
      { billNo: false, order: false, paying: false, cancelling: false, extending: false, asking: false, answering: false, move: observableRef },
      { autoBind: true },
    );
  }

  get trade(): Trade | undefined {
    return this.order.value;
  }

  /** Something that the person did has no answer yet. */
  get isUnknown(): boolean {
    return this.#submissions.some(({ isUnknown }) => isUnknown);
  }

  get #submissions() {
    return [this.paying, this.cancelling, this.extending, this.asking, this.answering];
  }

  /** The buyer says that the money was sent. @returns whether the server agrees */
  async pay(imageIds: readonly string[]): Promise<boolean> {
    return await this.paying.submit({ imageIds: [...imageIds], reqNo: this.#deps.ids.next() });
  }

  /** Cancels before the payment. @returns whether the server agrees */
  async cancel(reason: BuyerCancelReason | SellerCancelReason): Promise<boolean> {
    return await this.cancelling.submit({ reason, reqNo: this.#deps.ids.next() });
  }

  /** Asks for more time to pay. @returns whether the server agrees */
  async extend(): Promise<boolean> {
    return await this.extending.submit({ reqNo: this.#deps.ids.next() });
  }

  /** Whether asking for a cancellation lets go what the person has paid: the seller's consent is then enough. */
  get asksForTicketToAsk(): boolean {
    return this.trade?.status === PAID && sideOf(this.trade) === 'buyer';
  }

  /** Whether agreeing to a cancellation lets go what was paid. */
  get asksForTicketToAgree(): boolean {
    return this.trade?.status === PAID;
  }

  /** Asks the other side to cancel. @returns whether the question is there */
  async askCancel(payPassTicket?: string): Promise<boolean> {
    return await this.asking.submit({ ...ticket(payPassTicket), reqNo: this.#deps.ids.next() });
  }

  /** Answers the other side's question to cancel. @returns whether the server agrees */
  async answerCancel(agree: boolean, payPassTicket?: string): Promise<boolean> {
    return await this.answering.submit({ agree, ...ticket(payPassTicket), reqNo: this.#deps.ids.next() });
  }

  /** The person has read what changed. */
  readMove(): void {
    this.move = null;
  }

  /** Asks at once, and every 3 s while somebody sees the app, until the end or until the returned call. */
  watch(): () => void {
    void this.look();
    return runWhileSeen(this.#deps, LOOK_AGAIN, () => {
      if (this.isUnknown) void this.retry();
      else if (!this.trade || isOpenTrade(this.trade)) void this.look();
    });
  }

  async look(): Promise<void> {
    if (!this.order.isLoading) await this.order.reload();
  }

  /** After a lost answer: sends the very same again. */
  async retry(): Promise<void> {
    await Promise.all(this.#submissions.map((submission) => submission.retry()));
  }

  readonly #markPaid = (trade: Trade, marked: Marked) =>
    this.#deps.api.trading.buyConfirmOrCancel({ billNo: trade.billNo, expectStatus: 1, type: 1, ...marked });

  readonly #cancel = (trade: Trade, { reason, reqNo }: Cancelled) => {
    const { billNo } = trade;
    const { trading } = this.#deps.api;
    return sideOf(trade) === 'buyer'
      ? trading.buyConfirmOrCancel({ billNo, expectStatus: 1, type: 2, reason: reason as BuyerCancelReason, reqNo })
      : trading.sellOrderCancel({ billNo, expectStatus: 0, reason: reason as SellerCancelReason, reqNo });
  };

  readonly #extend = ({ billNo }: Trade, { reqNo }: Numbered) => this.#deps.api.trading.orderExtend({ billNo, expectStatus: 1, reqNo });

  readonly #askCancel = ({ billNo, status }: Trade, asked: Ticketed) =>
    this.#deps.api.trading.orderAskCancel({ billNo, expectStatus: status === PAID ? PAID : 1, ...asked });

  readonly #answerCancel = ({ billNo, status }: Trade, { agree, payPassTicket = '', ...numbered }: Answered) => {
    const { trading } = this.#deps.api;
    const expectStatus = status === PAID ? PAID : 1;
    if (!agree) return trading.orderAnswerCancel({ billNo, expectStatus, agree, ...numbered });
    return expectStatus === PAID
      ? trading.orderAnswerCancel({ billNo, expectStatus, agree, payPassTicket, ...numbered })
      : trading.orderAnswerCancel({ billNo, expectStatus, agree, ...numbered });
  };

  /** Makes a call on the trade, and shows the trade that it answers with, also where it refuses because the trade has changed. */
  #act<Input>(call: (trade: Trade, input: Input) => Promise<Trade>) {
    return async (input: Input): Promise<Trade> => {
      // What the person saw decides. A look that is still underway may take long on a slow network.
      const trade = this.order.value ?? (await this.order.need());
      try {
        const next = await call(trade, input);
        runInAction(() => {
          this.#status = next.status;
          this.move = null;
          this.order.set(next);
          this.#onMoved();
        });
        return next;
      } catch (error) {
        const refusal = readRefusal(error);
        if (refusal?.code === CHANGED) this.#race(refusal.body);
        throw error;
      }
    };
  }

  /** The body of a refusal is the trade as it is now; without one, the trade is asked for. */
  #race(body: unknown): void {
    if (!isTrade(body, this.billNo)) return void this.look();
    runInAction(() => {
      const from = this.#status;
      this.order.set(body);
      this.#see(body);
      if (from !== undefined && from !== body.status) this.move = { from, to: body.status };
    });
  }

  readonly #see = ({ status }: Trade): void => {
    const from = this.#status;
    this.#status = status;
    if (from !== undefined && from !== status) this.#onMoved();
  };
}

const ticket = (payPassTicket: string | undefined) => (payPassTicket === undefined ? {} : { payPassTicket });

const isTrade = (body: unknown, billNo: string): body is Trade =>
  typeof body === 'object' && body !== null && 'status' in body && 'billNo' in body && body.billNo === billNo;

/** Whether a failure means that there is no such trade, or none of this person's. */
export const isMissingTrade = ({ code }: Failure): boolean => code === 'ORDER_NOT_FOUND' || code === 'ARGS_INVALID';
