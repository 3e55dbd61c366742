import { makeAutoObservable } from 'mobx';
import { isInLateAppeal, sideOf, TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade, TradeParty } from '@ezwallet/api-client/contract';
import { failureOf } from '../kit/failures.ts';
import type { Resource } from '../kit/Resource.ts';
import type { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import type { NewAppeal, Statement } from '../trade-case/trade-calls.ts';
import type { TradeCase } from '../trade-case/TradeCase.ts';

/** The appeal on one trade: a {@link TradeCase} with the acts of a dispute. */
export class AppealCase {
  /** Keeps the trade fresh until the returned function is called. */
  readonly watch: () => () => void;
  readonly #api: Deps['api'];
  readonly #case: TradeCase;

  constructor({ api }: Pick<Deps, 'api'>, found: TradeCase) {
    this.#api = api;
    this.#case = found;
    this.watch = found.watch;
    makeAutoObservable(this, { watch: false }, { autoBind: true });
  }

  get trade(): Resource<Trade> {
    return this.#case.order;
  }

  get opening(): Submission<NewAppeal, Trade> {
    return this.#case.doing.openAppeal;
  }

  get stating(): Submission<Statement, Trade> {
    return this.#case.doing.state;
  }

  get withdrawing(): Submission<object, Trade> {
    return this.#case.doing.withdrawAppeal;
  }

  /** Concedes the appeal of the other side: the seller with a ticket of scene `release`, the buyer with one of scene `giveUp`. */
  get conceding(): Submission<{ readonly payPassTicket: string }, Trade> {
    const { agreeRelease, agreeRefund } = this.#case.doing;
    return this.side === 'buyer' ? agreeRefund : agreeRelease;
  }

  get side(): TradeParty | undefined {
    return this.trade.value && sideOf(this.trade.value);
  }

  /** Whether the sides can still say something; undefined while the trade is not loaded. */
  get isOpen(): boolean | undefined {
    const trade = this.trade.value;
    return (
      trade &&
      (trade.status === TRADE_STATUS.appeal || trade.status === TRADE_STATUS.arbitration || isInLateAppeal(trade))
    );
  }

  /** Whether the person opened the appeal. */
  get isInitiator(): boolean {
    return this.side !== undefined && this.trade.value?.appeal?.initiator === this.side;
  }

  /** Whether the person can take the appeal back: once for each order, or support would never get the case. */
  get canWithdraw(): boolean {
    const { value } = this.trade;
    if (!value || !this.isInitiator) return false;
    return (
      isInLateAppeal(value) ||
      !value.events.some(({ event, actor }) => event === 'withdrawAppeal' && actor === this.side)
    );
  }

  /**
   * Concedes the appeal of the other side, as the seller: the coins go to the buyer.
   *
   * @returns whether it is done
   */
  async release(password: string): Promise<boolean> {
    let payPassTicket: string;
    try {
      const purpose = { scene: 'release', confirmed: { billNo: this.#case.billNo } } as const;
      ({ payPassTicket } = await this.#api.user.checkTransPass({ password, ...purpose }, { quiet: true }));
    } catch (error) {
      this.conceding.fail(failureOf(error));
      return false;
    }
    return await this.#case.act('agreeRelease', { payPassTicket });
  }
}
