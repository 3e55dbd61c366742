import { makeAutoObservable, reaction } from 'mobx';
import type { Contract, RequestOf, Trade, TradeParty } from '@ezwallet/api-client/contract';
import { failureOf, readRefusal } from '../kit/failures.ts';
import { runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import type { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import { isInLateAppeal } from '../trade-details/late-appeal.ts';
import { sideOf } from '../trade-details/sideOf.ts';

/** Time between two looks at a case while somebody watches it, in milliseconds. */
const POLL_INTERVAL = 5_000;
/** Statuses of a trade while the sides talk, and while staff decides. */
const APPEAL = 4 as const;
const ARBITRATION = 5 as const;

type Opening<Call extends 'buyerSubmitAppeal' | 'sellerSubmitComplain'> = Extract<
  RequestOf<Contract['trading'][Call]>,
  { action: 'open' }
>;

/** Statuses that the server accepts. It refuses any other, with the trade as it is now. */
type OpeningStatus = Opening<'buyerSubmitAppeal'>['expectStatus'];
type EndingStatus = Extract<RequestOf<Contract['trading']['buyerSubmitAppeal']>, { action: 'withdraw' }>['expectStatus'];
type StatingStatus = Extract<RequestOf<Contract['trading']['buyerSubmitAppeal']>, { action: 'state' }>['expectStatus'];

/** Why a side opens an appeal. */
export type BuyerReason = Opening<'buyerSubmitAppeal'>['reason'];
/** Why a seller appeals. */
export type SellerReason = Opening<'sellerSubmitComplain'>['reason'];
/** Why either side appeals. */
export type AppealReason = BuyerReason | SellerReason;

/** What a side says in an appeal, with the ids of its uploaded pictures. */
export interface Statement {
  readonly text: string;
  readonly imageIds: readonly string[];
  /** The id of an uploaded video. */
  readonly videoId?: string | undefined;
}

/** What a statement sends: no field for a video that there is not. */
const filesOf = ({ imageIds, videoId }: Statement) => ({ imageIds: [...imageIds], ...(videoId === undefined ? {} : { videoId }) });

/** The first statement, with the reason. */
export interface NewAppeal extends Statement {
  readonly reason: AppealReason;
}

type CaseDeps = Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids'>;

/**
 * The appeal on one trade. Each action has one request number, so that a lost answer is asked for again and nothing happens
 * twice.
 */
export class AppealCase {
  readonly trade: Resource<Trade>;
  readonly opening: Submission<NewAppeal, Trade>;
  readonly stating: Submission<Statement, Trade>;
  readonly withdrawing: Submission<object, Trade>;
  /** Concedes the appeal of the other side: the seller with a ticket of scene `release`, the buyer with one of scene `giveUp`. */
  readonly conceding: Submission<{ readonly payPassTicket: string }, Trade>;
  /** Keeps the trade fresh until the returned function is called. */
  readonly watch: () => () => void;

  readonly #deps: CaseDeps;
  readonly #billNo: string;
  readonly #requests = new WeakMap<object, string>();

  /** @param onMoved called when the trade ended while somebody watched: money moved */
  constructor(deps: CaseDeps, billNo: string, trade: Resource<Trade>, onMoved: () => void) {
    this.#deps = deps;
    this.#billNo = billNo;
    this.trade = trade;
    this.opening = this.#act((input) => this.#open(input));
    this.stating = this.#act((input) => this.#state(input));
    this.withdrawing = this.#act((input) => this.#withdraw(input));
    this.conceding = this.#act((input) => this.#agree(input));
    this.watch = shareWatch(() => {
      void trade.reload();
      const stopPolling = runWhileSeen(deps, POLL_INTERVAL, () => void trade.reload());
      const stopTelling = reaction(
        () => this.isOpen,
        (isOpen, wasOpen) => {
          if (wasOpen === true && isOpen === false) onMoved();
        },
      );
      return () => {
        stopPolling();
        stopTelling();
      };
    });
    makeAutoObservable(
      this,
      { trade: false, opening: false, stating: false, withdrawing: false, conceding: false, watch: false },
      { autoBind: true },
    );
  }

  get side(): TradeParty | undefined {
    return this.trade.value && sideOf(this.trade.value);
  }

  /** Whether the sides can still say something; undefined while the trade is not loaded. */
  get isOpen(): boolean | undefined {
    const trade = this.trade.value;
    return trade && (trade.status === APPEAL || trade.status === ARBITRATION || isInLateAppeal(trade));
  }

  /** Whether the person opened the appeal. */
  get isInitiator(): boolean {
    return this.side !== undefined && this.trade.value?.appeal?.initiator === this.side;
  }

  /** Whether the person can take the appeal back: once for each order, or support would never get the case. */
  get canWithdraw(): boolean {
    const { value } = this.trade;
    if (!value || !this.isInitiator) return false;
    return isInLateAppeal(value) || !value.events.some(({ event, actor }) => event === 'withdrawAppeal' && actor === this.side);
  }

  /**
   * Concedes the appeal of the other side, as the seller: the coins go to the buyer.
   *
   * @returns whether it is done
   */
  async release(password: string): Promise<boolean> {
    const { api } = this.#deps;
    let payPassTicket: string;
    try {
      const purpose = { scene: 'release', confirmed: { billNo: this.#billNo } } as const;
      ({ payPassTicket } = await api.user.checkTransPass({ password, ...purpose }, { quiet: true }));
    } catch (error) {
      this.conceding.fail(failureOf(error));
      return false;
    }
    return await this.conceding.submit({ payPassTicket });
  }

  #act<Input extends object>(send: (input: Input) => Promise<Trade>): Submission<Input, Trade> {
    return new Submission<Input, Trade>({
      movesMoney: true,
      send: async (input) => {
        try {
          const trade = await send(input);
          this.trade.set(trade);
          return trade;
        } catch (error) {
          // The trade has changed meanwhile: the screen shows how.
          if (readRefusal(error)?.code === '3025') void this.trade.reload();
          throw error;
        }
      },
    });
  }

  /** What each call carries. The same input again has the same number. */
  #onTrade(input: object) {
    const reqNo = this.#requests.get(input) ?? this.#deps.ids.next();
    this.#requests.set(input, reqNo);
    return { billNo: this.#billNo, reqNo };
  }

  #open(input: NewAppeal): Promise<Trade> {
    const { trading } = this.#deps.api;
    const { reason, text } = input;
    const expectStatus = this.trade.value?.status as OpeningStatus;
    const fields = { ...this.#onTrade(input), action: 'open' as const, expectStatus, text, ...filesOf(input) };
    return this.side === 'buyer'
      ? trading.buyerSubmitAppeal({ ...fields, reason: reason as BuyerReason })
      : trading.sellerSubmitComplain({ ...fields, openCase: true, reason: reason as SellerReason });
  }

  #state(input: Statement): Promise<Trade> {
    const { trading } = this.#deps.api;
    const expectStatus = this.trade.value?.status as StatingStatus;
    const { text } = input;
    const fields = { ...this.#onTrade(input), action: 'state' as const, expectStatus, text, ...filesOf(input) };
    return this.side === 'buyer' ? trading.buyerSubmitAppeal(fields) : trading.sellerSubmitComplain({ ...fields, openCase: true });
  }

  /** The status in which an appeal can end: that of an appeal or, of a late one, that in which the trade ended. */
  get #ending(): EndingStatus {
    const trade = this.trade.value;
    return trade && isInLateAppeal(trade) ? (trade.status as EndingStatus) : APPEAL;
  }

  #withdraw(input: object): Promise<Trade> {
    const { trading } = this.#deps.api;
    const fields = { ...this.#onTrade(input), action: 'withdraw', expectStatus: this.#ending } as const;
    return this.side === 'buyer' ? trading.buyerSubmitAppeal(fields) : trading.sellerSubmitComplain({ ...fields, openCase: true });
  }

  #agree(input: { readonly payPassTicket: string }): Promise<Trade> {
    const { trading } = this.#deps.api;
    const { payPassTicket } = input;
    const fields = { ...this.#onTrade(input), action: 'agree', expectStatus: this.#ending, payPassTicket } as const;
    return this.side === 'buyer' ? trading.buyerSubmitAppeal(fields) : trading.sellerSubmitComplain({ ...fields, openCase: true });
  }
}
