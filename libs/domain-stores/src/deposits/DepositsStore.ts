import { makeAutoObservable } from 'mobx';
import { RECHARGE_STATUS } from '@ezwallet/api-client/constants';
import type { Contract, RECHARGE_FLAGS, RechargeBill } from '@ezwallet/api-client/contract';
import { readRefusal } from '../kit/failures.ts';
import { PagedList } from '../kit/PagedList.ts';
import { REFRESH_INTERVAL, runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import type { Deps } from '../ports/deps.ts';

/** The deposits of one tab of the list: everything, waiting, under review, or approved. */
export type DepositFilter = (typeof RECHARGE_FLAGS)[number];

/** While a deposit is pending, or somebody expects one, the list is loaded so often, in milliseconds. */
const POLL_INTERVAL = 5_000;
/** Somebody who opens the list, comes back to it or pulls it has probably just sent something, for so long. Milliseconds. */
const EXPECTING_FOR = 5 * 60_000;

/** Whether a deposit still gathers confirmations or is under review. */
export const isPendingDeposit = ({ status }: Pick<RechargeBill, 'status'>): boolean =>
  status === RECHARGE_STATUS.waiting || status === RECHARGE_STATUS.review;

/** Deposits from outside, newest first; refreshed while a screen shows them. */
export class DepositsStore {
  readonly list: PagedList<RechargeBill, DepositFilter>;
  /** Loads the list and refreshes it until the returned function is called. */
  readonly watch: () => () => void;

  /** The deposit that was credited last while a screen watched it; null once the screen has shown it. */
  arrived: RechargeBill | null = null;

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility'>;
  #askedAt = 0;
  /** Since when somebody may be waiting for a deposit. */
  #expectingSince = 0;

  /** @param onMoved called when a reload shows that a deposit was credited, cancelled or is new */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, onMoved: () => void) {
    this.#deps = deps;
    this.list = new PagedList<RechargeBill, DepositFilter>(deps, {
      query: '',
      ask: (flag, page) => {
        this.#askedAt = deps.clock.now();
        return deps.api.recharge.queryRechargeBill({ ...page, flag });
      },
      keyOf: ({ billNo }) => billNo,
      onReloaded: (deposits, before) => {
        if (!before || statusesOf(deposits) === statusesOf(before)) return;
        this.arrived = findArrived(deposits, before) ?? this.arrived;
        onMoved();
      },
    });
    this.watch = shareWatch(this.#start);
    makeAutoObservable(this, { list: false, watch: false }, { autoBind: true });
  }

  get deposits(): readonly RechargeBill[] {
    return this.list.value ?? [];
  }

  /** Those that are not credited yet, newest first. */
  get pending(): readonly RechargeBill[] {
    return this.deposits.filter(isPendingDeposit);
  }

  /** Forgets the deposit that arrived. */
  welcome(): void {
    this.arrived = null;
  }

  /** Loads the list for somebody who expects a deposit, and refreshes it often from now on. */
  async look(): Promise<void> {
    this.#expectingSince = this.#deps.clock.now();
    if (!this.list.isLoadingMore) await (this.list.isLoading ? this.list.load() : this.list.reload());
  }

  /**
   * Takes a deposit that is over out of the list, for good; the billing record keeps its bill.
   *
   * @throws ApiError `CONDITION_NOT_FULLFILL` while it is under way
   */
  async hide(billNo: string): Promise<void> {
    await this.list.remove(billNo, async () => {
      try {
        await this.#deps.api.recharge.deleteRechargeBill({ billNo });
      } catch (error) {
        // The answer to an earlier try was lost.
        if (readRefusal<Contract['recharge']['deleteRechargeBill']>(error)?.code !== 'RECORD_ALREADY_DELETED')
          throw error;
      }
    });
    if (!this.list.isLoading) await this.list.reload();
  }

  readonly #start = (): (() => void) => {
    void this.look();
    const stopReturning = this.#deps.visibility.subscribe((visible) => {
      if (visible) void this.look();
    });
    const stopLooking = runWhileSeen(this.#deps, POLL_INTERVAL, () => {
      const { value, isLoading, isLoadingMore } = this.list;
      if (value && !isLoading && !isLoadingMore && this.#isDue()) void this.list.reload();
    });
    return () => {
      stopLooking();
      stopReturning();
    };
  };

  #isDue(): boolean {
    const now = this.#deps.clock.now();
    const isExpecting = this.pending.length > 0 || now - this.#expectingSince < EXPECTING_FOR;
    // A return to the screen or a pull has asked already.
    return now - this.#askedAt >= (isExpecting ? POLL_INTERVAL / 2 : REFRESH_INTERVAL);
  }
}

/** The newest deposit that is credited and was pending before. */
const findArrived = (deposits: readonly RechargeBill[], before: readonly RechargeBill[]) =>
  deposits.find(
    ({ billNo, status }) =>
      status === RECHARGE_STATUS.approved && before.some((bill) => bill.billNo === billNo && isPendingDeposit(bill)),
  );

/** Which deposits there are, with the status of each; confirmations alone move no money. */
const statusesOf = (deposits: readonly RechargeBill[]) =>
  deposits.map(({ billNo, status }) => `${billNo}:${status}`).join();
