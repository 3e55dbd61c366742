import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Contract, ResponseOf, Voucher } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../balances/runWhileSeen.ts';
import type { Deps } from '../root/deps.ts';
import { REFRESH_INTERVAL } from '../session/SessionRefresher.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The piles that vouchers are kept in, by their number on the wire; those at hand are usable, or set aside by an order. */
export const VOUCHER_PILES = { usable: 1, used: 2, expired: 3 } as const;
/** A pile of vouchers. */
export type VoucherPile = keyof typeof VOUCHER_PILES;

/** One voucher with where it came from, its terms, and the bill that it is locked by or was used on. */
export type VoucherDetail = ResponseOf<Contract['promotion']['queryDetail']>;
/** What became of a voucher on a bill. */
export type VoucherUse = ResponseOf<Contract['promotion']['useDetail']>;
type Limits = ResponseOf<Contract['promotion']['useLimit']>;

/** How a pile stands; `vouchers` keeps what was there when a reload fails. */
export interface VoucherList {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly vouchers: readonly Voucher[];
}

/** Vouchers a page of the server holds (product specification, section 9). */
const PAGE_SIZE = 100;
/** `userType` of a merchant. */
const MERCHANT = 7;

/** The signed-in person's vouchers, and how many have come that they have not looked at. */
export class VouchersStore {
  /** Vouchers that came and were not looked at, as of the last refresh. */
  newCount = 0;
  /** So many of them the person has waved away. */
  dismissed = 0;
  /** Uses of today; null while unknown. */
  limits: Limits | null = null;

  readonly #api: Deps['api'];
  readonly #session: Pick<SessionStore, 'user'>;
  readonly #piles = observable.map<VoucherPile, VoucherList>({}, { deep: false });
  readonly #stop: () => void;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, session: Pick<SessionStore, 'user'>) {
    this.#api = deps.api;
    this.#session = session;
    makeAutoObservable(this, { limits: observableRef }, { autoBind: true });
    this.#stop = runWhileSeen(deps, REFRESH_INTERVAL, () => void this.countNew());
  }

  /** One pile; nothing asked yet reads as loading. */
  pile(pile: VoucherPile): VoucherList {
    return this.#piles.get(pile) ?? { state: 'loading', vouchers: [] };
  }

  /** Uses that are left today and in all, by what the person is; null while unknown. */
  get usesToday(): { readonly used: number; readonly limit: number } | null {
    if (!this.limits) return null;
    const { merchantCount, mermberCount, usedToday } = this.limits;
    return { used: usedToday, limit: this.#session.user?.userType === MERCHANT ? merchantCount : mermberCount };
  }

  /** New vouchers that are worth a word: those that came since the person waved the last word away. */
  get worthTelling(): number {
    return this.newCount > this.dismissed ? this.newCount : 0;
  }

  /** The person does not want to hear of the new ones that are there. */
  dismiss(): void {
    this.dismissed = this.newCount;
  }

  /** Asks how many have come that nobody has looked at; a fault leaves what was known. */
  async countNew(): Promise<void> {
    try {
      const { newPromoNum } = await this.#api.promotion.queryForNotify();
      runInAction(() => {
        this.newCount = newPromoNum;
        this.dismissed = Math.min(this.dismissed, newPromoNum);
      });
    } catch {
      // It is asked again with the next refresh.
    }
  }

  /** Loads every pile and the uses of today anew. */
  async refresh(): Promise<void> {
    const piles = Object.keys(VOUCHER_PILES) as VoucherPile[];
    await Promise.all([...piles.map(this.load), this.#loadLimits()]);
    // Looking has made them old.
    await this.countNew();
  }

  /** Loads one pile anew; what is shown stays until it is there. */
  async load(pile: VoucherPile): Promise<void> {
    const { vouchers } = this.pile(pile);
    this.#piles.set(pile, { state: 'loading', vouchers });
    try {
      const { list } = await this.#api.promotion.query({ pageNo: 1, pageSize: PAGE_SIZE, receivedStatus: VOUCHER_PILES[pile] });
      runInAction(() => this.#piles.set(pile, { state: 'ready', vouchers: list }));
    } catch {
      runInAction(() => this.#piles.set(pile, { state: 'failed', vouchers }));
    }
  }

  /** One voucher in full. @throws what the API rejects with */
  async detail(voucherId: string): Promise<VoucherDetail> {
    return await this.#api.promotion.queryDetail({ voucherId });
  }

  /** What became of the voucher that a bill used. @throws what the API rejects with */
  async useOn(billNo: string): Promise<VoucherUse> {
    return await this.#api.promotion.useDetail({ billNo });
  }

  dispose(): void {
    this.#stop();
  }

  async #loadLimits(): Promise<void> {
    const limits = await this.#api.promotion.useLimit().catch(() => null);
    if (limits) runInAction(() => (this.limits = limits));
  }
}
