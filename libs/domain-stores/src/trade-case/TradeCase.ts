import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CODE, isInLateAppeal } from '@ezwallet/api-client/constants';
import type { Contract, Trade, TradeStatus } from '@ezwallet/api-client/contract';
import { failedWith, readRefusal, type Failure } from '../kit/failures.ts';
import { runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import { TRADE_CALLS, type TradeAct, type TradeInputs } from './trade-calls.ts';
import { isOpenTrade } from './trade-life.ts';

/** The ports that a case uses. */
export type CaseDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'visibility'>;

/** How often a trade that can change is loaded again while somebody looks, in milliseconds. */
const LOOK_AGAIN = 3_000;

/** A change of status that came before what the person did. */
export interface TradeMove {
  readonly from: TradeStatus;
  readonly to: TradeStatus;
}

/** One submission for each act. */
export type TradeSubmissions = { readonly [Act in TradeAct]: Submission<TradeInputs[Act], Trade> };

/**
 * One trade, from the side of the bill's owner. Every screen of the trade shares its resource, its timer and its acts. The
 * answer to an act is the new trade, and so is the body of a refusal because the trade has changed.
 *
 * @example
 * const found = cases.of(billNo);
 * const stop = found.watch();
 * if (!(await found.act('pay', { imageIds }))) found.doing.pay.failure;
 */
export class TradeCase {
  readonly billNo: string;
  readonly order: Resource<Trade>;
  /** How far each act is. */
  readonly doing: TradeSubmissions;
  /** Follows the trade for one more screen, until the returned function is called. */
  readonly watch: () => () => void;
  /** The change that came before an act of the person arrived; null for nothing. */
  move: TradeMove | null = null;

  readonly #deps: CaseDeps;
  readonly #onMoved: () => void;
  #known: Trade | undefined;

  /** @param onMoved called when something has happened to the trade: bills, balances and lists are older than that */
  constructor(deps: CaseDeps, billNo: string, onMoved: () => void) {
    this.#deps = deps;
    this.#onMoved = onMoved;
    this.billNo = billNo;
    this.order = new Resource(() => deps.api.order.orderC2cDetail({ billNo }), this.#see);
    this.doing = Object.fromEntries(
      Object.keys(TRADE_CALLS).map((act) => [act, this.#submission(act as TradeAct)]),
    ) as unknown as TradeSubmissions;
    const follow = shareWatch(this.#follow);
    this.watch = () => {
      void this.look();
      return follow();
    };
    makeAutoObservable(
      this,
      { billNo: false, order: false, doing: false, watch: false, move: observableRef },
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

  /** Does something to the trade as the person sees it. @returns whether the server agrees */
  async act<Act extends TradeAct>(act: Act, input: TradeInputs[Act]): Promise<boolean> {
    return await this.doing[act].submit(input);
  }

  /** After a lost answer: sends the very same again. */
  async retry(): Promise<void> {
    await Promise.all(this.#submissions.map((submission) => submission.retry()));
  }

  /** Asks for the trade, unless an answer is on its way. */
  async look(): Promise<void> {
    await (this.order.isLoading ? this.order.load() : this.order.reload());
  }

  /** Takes the trade that a call has answered with. */
  take(trade: Trade): void {
    this.move = null;
    this.order.set(trade);
    this.#see(trade);
  }

  /** Makes a call whose answer is this trade. */
  async send(call: () => Promise<Trade>): Promise<Trade> {
    try {
      const trade = await call();
      runInAction(() => this.take(trade));
      return trade;
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal?.code === CODE.changed) this.#race(refusal.body);
      throw error;
    }
  }

  /** The person has read what changed. */
  readMove(): void {
    this.move = null;
  }

  get #submissions(): readonly Pick<Submission<object, Trade>, 'isUnknown' | 'retry' | 'forget' | 'isBusy'>[] {
    return Object.values(this.doing);
  }

  #submission<Act extends TradeAct>(act: Act): Submission<TradeInputs[Act], Trade> {
    let sent: { readonly seen: Trade; readonly reqNo: string } | undefined;
    const submission: Submission<TradeInputs[Act], Trade> = new Submission({
      movesMoney: true,
      send: async (input) => {
        // After a lost answer the very same goes out again, whatever the trade looks like by then.
        if (!sent || !submission.isUnknown) {
          // What the person saw decides. A look that is still underway may take long on a slow network.
          sent = { seen: this.order.value ?? (await this.order.need()), reqNo: this.#deps.ids.next() };
          for (const other of this.#submissions) if (other !== submission && !other.isBusy) other.forget();
        }
        const request = sent;
        return await this.send(() => TRADE_CALLS[act](this.#deps.api.trading, request, input));
      },
    });
    return submission;
  }

  readonly #follow = (): (() => void) =>
    runWhileSeen(this.#deps, LOOK_AGAIN, () => {
      const { trade } = this;
      if (this.isUnknown) void this.retry();
      else if (!trade || isOpenTrade(trade) || isInLateAppeal(trade)) void this.look();
    });

  /** The body of a refusal is the trade as it is now; without one, the trade is asked for. */
  #race(body: unknown): void {
    if (!isTrade(body, this.billNo)) return void this.order.reload();
    const from = this.#known?.status;
    runInAction(() => {
      this.take(body);
      if (from !== undefined && from !== body.status) this.move = { from, to: body.status };
    });
  }

  readonly #see = (trade: Trade): void => {
    const before = this.#known;
    this.#known = trade;
    if (before && hasMoved(before, trade)) this.#onMoved();
  };
}

/** Something has happened to a trade: an event, or an appeal that began or ended after its end. */
const hasMoved = (before: Trade, now: Trade): boolean =>
  before.status !== now.status ||
  before.events.length !== now.events.length ||
  isInLateAppeal(before) !== isInLateAppeal(now);

const isTrade = (body: unknown, billNo: string): body is Trade =>
  typeof body === 'object' && body !== null && 'status' in body && 'billNo' in body && body.billNo === billNo;

type ReadsTrade = Contract['order']['orderC2cDetail'];

/** Whether a failure means that there is no such trade, or none of this person's. */
export const isMissingTrade = (failure: Failure): boolean =>
  failedWith<ReadsTrade>(failure, 'ORDER_NOT_FOUND') || failedWith<ReadsTrade>(failure, 'ARGS_INVALID');
