import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, RequestOf, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';

/** A voucher at hand, with what it would give on an order, or why it cannot be used on it. */
export type OfferedVoucher = ResponseOf<Contract['promotion']['queryV2']>['list'][number];

type Use = RequestOf<Contract['promotion']['queryV2']>['queryType'];

/** The pile of vouchers that are not used up yet. */
const AT_HAND = 1;
/** As many as one call can bring; nobody has more at hand. */
const PAGE_SIZE = 100;
/** An amount that stands still so long is asked about, in milliseconds. */
const TYPING_PAUSE = 400;

/** Which voucher goes with an order: the best that fits, unless the person has chosen otherwise. */
export class VoucherChoice {
  offered: readonly OfferedVoucher[] = [];
  /** The last call failed; what is offered is older. */
  failed = false;
  /** What the person chose themselves: a voucher, none (null), or nothing yet. */
  picked: string | null | undefined = undefined;

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #use: Use;
  #asked = 0;
  #cancel: () => void = () => {};

  constructor(deps: Pick<Deps, 'api' | 'clock'>, use: Use) {
    this.#deps = deps;
    this.#use = use;
    makeAutoObservable(this, { offered: observableRef }, { autoBind: true });
  }

  /** Those that can be used on the order; the server puts the best first. */
  get fitting(): readonly OfferedVoucher[] {
    return this.offered.filter(({ obstacle }) => obstacle === null);
  }

  /** The voucher that goes with the order; null for none. */
  get chosen(): OfferedVoucher | null {
    if (this.picked === null) return null;
    return this.fitting.find(({ id }) => id === this.picked) ?? this.fitting[0] ?? null;
  }

  /** @param id a voucher, or null to use none */
  pick(id: string | null): void {
    this.picked = id;
  }

  /** Asks what fits an amount once it is no longer being typed. @param amount in USDT; unknown when absent */
  askSoon(amount?: string): void {
    this.#cancel();
    this.#cancel = this.#deps.clock.after(TYPING_PAUSE, () => void this.ask(amount));
  }

  /** Asks what fits an amount. @param amount in USDT; unknown when absent */
  async ask(amount?: string): Promise<void> {
    this.#cancel();
    const turn = (this.#asked += 1);
    try {
      const { list } = await this.#deps.api.promotion.queryV2({
        pageNo: 1,
        pageSize: PAGE_SIZE,
        receivedStatus: AT_HAND,
        queryType: this.#use,
        ...(amount === undefined ? {} : { amount }),
      });
      runInAction(() => {
        if (turn !== this.#asked) return;
        this.offered = list;
        this.failed = false;
      });
    } catch {
      runInAction(() => {
        if (turn === this.#asked) this.failed = true;
      });
    }
  }

  /** Forgets what was chosen, for another order. */
  restart(): void {
    this.picked = undefined;
  }

  dispose(): void {
    this.#asked += 1;
    this.#cancel();
  }
}
