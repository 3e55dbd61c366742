import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChainMove } from '@ezwallet/api-client/contract';
import { runWhileSeen } from '../balances/runWhileSeen.ts';
import type { Deps } from '../root/deps.ts';

/** Between two looks at a network's confirmations, in milliseconds. */
const LOOK_AGAIN = 10_000;
const DONE = 2;
const REFUSED = -1;

/** How far one withdrawal has come on its network: reviewed, sent, confirmed. */
export class WithdrawalTrack {
  /** Null until the first answer. */
  chain: ChainMove | null = null;
  /** The last call failed; what is shown is older. */
  failed = false;

  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility'>;
  readonly #billNo: string;
  readonly #onEnded: () => void;
  #looking = false;

  /** @param onEnded the withdrawal is done or refused: its bill and the balance are not what they were */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>, billNo: string, onEnded: () => void) {
    this.#deps = deps;
    this.#billNo = billNo;
    this.#onEnded = onEnded;
    makeAutoObservable(this, { chain: observableRef }, { autoBind: true });
  }

  /** Nothing will change any more. */
  get ended(): boolean {
    return this.chain?.status === DONE || this.chain?.status === REFUSED;
  }

  /** Looks at once, and again every 10 s while somebody sees the app, until the end or until the returned call. */
  watch(): () => void {
    void this.look();
    return runWhileSeen(this.#deps, LOOK_AGAIN, () => void this.look());
  }

  /** Asks for the bill. */
  async look(): Promise<void> {
    if (this.#looking || this.ended) return;
    this.#looking = true;
    try {
      const { chain } = await this.#deps.api.order.detail({ billNo: this.#billNo });
      runInAction(() => {
        this.failed = false;
        this.chain = chain ?? null;
      });
      if (this.ended) this.#onEnded();
    } catch {
      runInAction(() => {
        this.failed = true;
      });
    } finally {
      this.#looking = false;
    }
  }
}
