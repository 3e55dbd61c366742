import { makeAutoObservable } from 'mobx';
import { WITHDRAWAL_STATUS } from '@ezwallet/api-client/constants';
import type { ChainMove } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** Between two looks at a network's confirmations, in milliseconds. */
const LOOK_AGAIN = 10_000;

/** How far one withdrawal has come on its network: reviewed, sent, confirmed. */
export class WithdrawalTrack {
  /** The withdrawal on its network; null as long as the server knows of none. */
  readonly progress: Resource<ChainMove | null>;
  readonly #deps: Pick<Deps, 'clock' | 'visibility'>;

  /** @param onEnded the withdrawal is done or refused: its bill and the balance have changed */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, billNo: string, onEnded: () => void) {
    this.#deps = deps;
    const ask = async () => (await deps.api.order.detail({ billNo })).chain ?? null;
    this.progress = new Resource(ask, () => {
      if (this.ended) onEnded();
    });
    makeAutoObservable(this, { progress: false }, { autoBind: true });
  }

  get chain(): ChainMove | null {
    return this.progress.value ?? null;
  }

  /** Nothing will change any more. */
  get ended(): boolean {
    return this.chain?.status === WITHDRAWAL_STATUS.done || this.chain?.status === WITHDRAWAL_STATUS.refused;
  }

  /** Looks at once, and again every 10 s while somebody sees the app, until the end or until the returned call. */
  watch(): () => void {
    void this.look();
    return runWhileSeen(this.#deps, LOOK_AGAIN, () => void this.look());
  }

  /** Asks for the bill, unless it is being asked for or has ended. */
  async look(): Promise<void> {
    if (!this.progress.isLoading && !this.ended) await this.progress.reload();
  }
}
