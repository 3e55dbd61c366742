import { makeAutoObservable } from 'mobx';
import type { KycInfo } from '@ezwallet/api-client/contract';
import { compareAmounts } from '@ezwallet/validators';
import type { Resource } from '../kit/Resource.ts';

/** The withdrawals that today still allows, in USDT. */
export interface WithdrawalsToday {
  /** Of the whole day, by the verification level. */
  readonly limit: string;
  readonly used: string;
  /** By the level, or by the member's own limit where that is lower. */
  readonly left: string;
}

/**
 * How much of the day's withdrawals a person has used, by the level they are verified to. A failed load changes nothing:
 * the server checks each withdrawal itself.
 */
export class WithdrawalAllowance {
  readonly kyc: Resource<KycInfo>;

  constructor(kyc: Resource<KycInfo>) {
    this.kyc = kyc;
    makeAutoObservable(this, { kyc: false }, { autoBind: true });
  }

  /** Null while it is not known. */
  get today(): WithdrawalsToday | null {
    const info = this.kyc.value;
    const level = info?.limits.find(({ kycLevel }) => kycLevel === info.kycPermissionLevel);
    return info && level ? { limit: level.withdrawADay, ...info.withdrawToday } : null;
  }

  /** The level that the person's account has; null while it is not known. */
  get level(): KycInfo['kycPermissionLevel'] | null {
    return this.kyc.value?.kycPermissionLevel ?? null;
  }

  /** The level of the account allows no withdrawal at all; false while it is not known. */
  get needsVerification(): boolean {
    return this.today !== null && compareAmounts(this.today.limit, '0') === 0;
  }

  /** Whether an amount in USDT is more than may still be withdrawn today; the server has the last word. */
  exceeds(usdt: string): boolean {
    return this.today !== null && compareAmounts(usdt, this.today.left) > 0;
  }

  /** Asks again. */
  load(): Promise<void> {
    return this.kyc.reload();
  }
}
