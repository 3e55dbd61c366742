import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { compareAmounts } from '@ezwallet/validators';
import type { BalanceEntry, Contract, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import { REFRESH_INTERVAL } from '../session/SessionRefresher.ts';
import { spendableOf } from './holdings.ts';
import { runWhileSeen } from './runWhileSeen.ts';

/** Totals and holdings as the server sums them up. */
export type BalanceSummary = ResponseOf<Contract['user']['getUserBalance']>;

/** What the signed-in person owns. Reloaded each 30 s while somebody looks, and whenever money has moved. */
export class BalancesStore {
  summary: BalanceSummary | null = null;
  /** The last call failed; the figures shown, if any, are older. */
  failed = false;

  readonly #api: Deps['api'];
  readonly #stop: () => void;
  /** Grows with each call, so that a slow answer never replaces a newer one. */
  #asked = 0;
  #shown = 0;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    this.#api = deps.api;
    makeAutoObservable(this, { summary: observableRef }, { autoBind: true });
    // Nothing is asked for until a screen wanted the figures once.
    this.#stop = runWhileSeen(deps, REFRESH_INTERVAL, () => {
      if (this.#asked > 0) void this.refresh();
    });
  }

  /** Loads the figures unless they are there. */
  async load(): Promise<void> {
    if (!this.summary) await this.refresh();
  }

  /** Loads the figures anew; a fault shows as `failed` and leaves the old ones. */
  async refresh(): Promise<void> {
    const turn = (this.#asked += 1);
    try {
      const summary = await this.#api.user.getUserBalance({ exchangeCurrency: 'USDT' });
      runInAction(() => {
        if (turn < this.#shown) return;
        this.#shown = turn;
        this.summary = summary;
        this.failed = false;
      });
    } catch {
      runInAction(() => {
        if (turn > this.#shown) this.failed = true;
      });
    }
  }

  /** The holding of one currency; nothing held reads as zeros. */
  entry(currency: string): BalanceEntry {
    const held = this.summary?.balanceList.find((entry) => entry.currency === currency);
    return held ?? { currency, balance: '0', frozen: '0' };
  }

  /** What may be spent of one currency, a decimal string. */
  spendable(currency: string): string {
    return spendableOf(this.entry(currency));
  }

  /** Currencies of which something is there, as the server orders them. */
  get held(): readonly string[] {
    const list = this.summary?.balanceList ?? [];
    return list.filter((entry) => compareAmounts(entry.balance, '0') > 0).map((entry) => entry.currency);
  }

  dispose(): void {
    this.#stop();
  }
}
