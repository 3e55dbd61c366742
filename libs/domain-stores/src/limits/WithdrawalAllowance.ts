import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import type { Deps } from '../root/deps.ts';

/** What may be withdrawn today, in USDT. */
export interface WithdrawalsToday {
  /** Of the whole day, by the verification level. */
  readonly limit: string;
  readonly used: string;
  /** By the level, and by one's own limit where that is lower. */
  readonly left: string;
}

/** How much of the day's withdrawals a person has used, by the level they are verified to. */
export class WithdrawalAllowance {
  readonly #api: Deps['api'];
  private info: KycInfo | null = null;

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#api = api;
    makeAutoObservable<this, 'info'>(this, { info: observableRef }, { autoBind: true });
  }

  /** Null while it is not known. */
  get today(): WithdrawalsToday | null {
    const { info } = this;
    const level = info?.limits.find(({ kycLevel }) => kycLevel === info.kycPermissionLevel);
    return info && level ? { limit: level.withdrawADay, ...info.withdrawToday } : null;
  }

  /** The level that the person's account has; null while it is not known. */
  get level(): KycInfo['kycPermissionLevel'] | null {
    return this.info?.kycPermissionLevel ?? null;
  }

  /** Whether so much, in USDT, is more than may still be withdrawn today; the server has the last word. */
  exceeds(usdt: string): boolean {
    return this.today !== null && compareAmounts(usdt, this.today.left) > 0;
  }

  /** Asks anew. What is known stays when there is no answer: the server checks each withdrawal by itself. */
  async load(): Promise<void> {
    try {
      const info = await this.#api.user.getKycInfo();
      runInAction(() => {
        this.info = info;
      });
    } catch {
      // Nothing is lost: it only says beforehand what the server will say.
    }
  }
}
