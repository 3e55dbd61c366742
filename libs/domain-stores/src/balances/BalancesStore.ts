import { makeAutoObservable } from 'mobx';
import { compareAmounts } from '@ezwallet/validators';
import type { BalanceEntry, Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { spendableOf } from './holdings.ts';

/** Totals and holdings as the server adds them up. */
export type BalanceSummary = ResponseOf<Contract['user']['getUserBalance']>;

/** The balances of the signed-in person. Reloaded each 30 s while somebody looks, and whenever money has moved. */
export class BalancesStore {
  readonly summary: Resource<BalanceSummary>;
  readonly #stop: () => void;

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    const summary = new Resource(() => deps.api.user.getUserBalance({ exchangeCurrency: 'USDT' }));
    this.summary = summary;
    makeAutoObservable(this, { summary: false }, { autoBind: true });
    // Nothing is asked until a screen wants the figures.
    this.#stop = runWhileSeen(deps, REFRESH_INTERVAL, () => {
      if (summary.value ?? summary.failure) void summary.reload();
    });
  }

  /** The holding of one currency: zeros where the person has none of it, undefined until the balances are loaded. */
  entry(currency: string): BalanceEntry | undefined {
    const { value } = this.summary;
    return (
      value &&
      (value.balanceList.find((entry) => entry.currency === currency) ?? { currency, balance: '0', frozen: '0' })
    );
  }

  /** The spendable amount of one currency, a decimal string; undefined until the balances are loaded. */
  spendable(currency: string): string | undefined {
    const entry = this.entry(currency);
    return entry && spendableOf(entry);
  }

  /** Currencies of which the person holds something, in the server's order; none until the balances are loaded. */
  get held(): readonly string[] {
    const list = this.summary.value?.balanceList ?? [];
    return list.filter((entry) => compareAmounts(entry.balance, '0') > 0).map((entry) => entry.currency);
  }

  dispose(): void {
    this.#stop();
  }
}
