import { makeAutoObservable } from 'mobx';
import { VOUCHER_STATUS } from '@ezwallet/api-client/constants';
import type { Contract, ResponseOf, Voucher } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { isAcceptor } from '../session/isAcceptor.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The piles of vouchers by their number on the wire: those that an order reserves come with the usable ones. */
export const VOUCHER_PILES = { usable: 1, reserved: 1, used: 2, expired: 3 } as const;
/** A pile of vouchers. */
export type VoucherPile = keyof typeof VOUCHER_PILES;

/** One voucher with where it came from, its terms, and the bill that it is locked by or was used on. */
export type VoucherDetail = ResponseOf<Contract['promotion']['queryDetail']>;
/** The use of a voucher by a bill, and its status since. */
export type VoucherUse = ResponseOf<Contract['promotion']['useDetail']>;
type Limits = ResponseOf<Contract['promotion']['useLimit']>;

/** Vouchers a page of the server holds (product specification, section 9). */
const PAGE_SIZE = 100;

/** The signed-in person's vouchers, and how many new ones they have not looked at. */
export class VouchersStore {
  /** Loads each pile; usable and reserved vouchers come together. {@link VouchersStore.of} tells them apart. */
  readonly piles: Readonly<Record<VoucherPile, Resource<readonly Voucher[]>>>;
  /** How many of the new vouchers the person has dismissed. */
  dismissed = 0;

  readonly #api: Deps['api'];
  readonly #session: Pick<SessionStore, 'user'>;
  /** New vouchers that the person has not looked at. */
  readonly #newCount: Resource<number>;
  /** Uses of today. */
  readonly #limits: Resource<Limits>;
  readonly #stop: () => void;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, session: Pick<SessionStore, 'user'>) {
    const { promotion } = deps.api;
    this.#api = deps.api;
    this.#session = session;
    const pile = (receivedStatus: 1 | 2 | 3) =>
      new Resource<readonly Voucher[]>(
        async () => (await promotion.query({ pageNo: 1, pageSize: PAGE_SIZE, receivedStatus })).list,
      );
    const atHand = pile(VOUCHER_PILES.usable);
    const [used, expired] = [pile(VOUCHER_PILES.used), pile(VOUCHER_PILES.expired)];
    this.piles = { usable: atHand, reserved: atHand, used, expired };
    this.#newCount = new Resource(
      async () => (await promotion.queryForNotify()).newPromoNum,
      (count) => (this.dismissed = Math.min(this.dismissed, count)),
    );
    this.#limits = new Resource(() => promotion.useLimit());
    makeAutoObservable(this, { piles: false }, { autoBind: true });
    this.#stop = runWhileSeen(deps, REFRESH_INTERVAL, () => void this.countNew());
  }

  /** The vouchers of a pile; none while they are not loaded. */
  of(pile: VoucherPile): readonly Voucher[] {
    const { value = [] } = this.piles[pile];
    if (pile === 'usable') return value.filter(({ status }) => status !== VOUCHER_STATUS.locked);
    return pile === 'reserved' ? value.filter(({ status }) => status === VOUCHER_STATUS.locked) : value;
  }

  /** New vouchers that the person has not looked at, as of the last refresh. */
  get newCount(): number {
    return this.#newCount.value ?? 0;
  }

  /** Uses of today and their limit, by what the person is; null while unknown. */
  get usesToday(): { readonly used: number; readonly limit: number } | null {
    const limits = this.#limits.value;
    if (!limits) return null;
    const { merchantCount, mermberCount, usedToday } = limits;
    return { used: usedToday, limit: isAcceptor(this.#session.user) ? merchantCount : mermberCount };
  }

  /** New vouchers to announce; 0 until more arrive than the person has dismissed. */
  get newToAnnounce(): number {
    return this.newCount > this.dismissed ? this.newCount : 0;
  }

  /** The person has seen that new vouchers are there: on this device at once, and elsewhere once the server knows. */
  async dismiss(): Promise<void> {
    this.dismissed = this.newCount;
    // The server counts vouchers as seen when it lists them. If the call fails, the next list makes up for it.
    await this.piles.usable.reload();
    await this.countNew();
  }

  /** Counts the new vouchers; a failed call leaves the last count. */
  countNew(): Promise<void> {
    return this.#newCount.reload();
  }

  /** Loads every pile and the uses of today again. */
  async refresh(): Promise<void> {
    await Promise.all([...new Set(Object.values(this.piles)), this.#limits].map((resource) => resource.reload()));
    // They are not new any more: the person has looked at them.
    await this.countNew();
  }

  /** One voucher in full. @throws what the API rejects with */
  async detail(voucherId: string): Promise<VoucherDetail> {
    return await this.#api.promotion.queryDetail({ voucherId });
  }

  /** The status of the voucher that a bill used. @throws what the API rejects with */
  async useOn(billNo: string): Promise<VoucherUse> {
    return await this.#api.promotion.useDetail({ billNo });
  }

  dispose(): void {
    this.#stop();
  }
}
