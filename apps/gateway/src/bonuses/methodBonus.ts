import type { PayMethodId } from '@ezwallet/api-client/contract';
import { parseMoney, portionOf } from '../ledger/index.ts';
import type { Policy } from '../config/index.ts';
import { PERCENT_PLACES, USDT_PLACES, WHOLE } from './places.ts';

/** A purchase, in millionths of a USDT. */
export interface Purchase {
  readonly payMethodId: PayMethodId;
  readonly amount: bigint;
  /** What the pay method may still give today. */
  readonly left: bigint;
  /** Of the voucher used with it, if any; one that is not stackable takes the bonus's place. */
  readonly isStackable: boolean | undefined;
}

/** What a pay method gives on top of a purchase, in millionths of a USDT, rounded down. */
export function methodBonus(policy: Policy, { payMethodId, amount, left, isStackable = true }: Purchase): bigint {
  if (!isStackable || !hasMethodBonus(policy, payMethodId)) return 0n;
  const full = portionOf(amount, methodBonusRate(policy), WHOLE, 'down');
  return full < left ? full : left;
}

/** Whether purchases by a pay method bring a bonus. */
export function hasMethodBonus({ payMethodBonus }: Policy, payMethodId: PayMethodId): boolean {
  return payMethodBonus.payMethodIds.includes(payMethodId);
}

/** The most that pay methods give a member a day, in millionths of a USDT. */
export function methodBonusCap({ payMethodBonus }: Policy): bigint {
  return parseMoney(payMethodBonus.dailyCap, USDT_PLACES) ?? 0n;
}

function methodBonusRate({ payMethodBonus }: Policy): bigint {
  return parseMoney(payMethodBonus.rate, PERCENT_PLACES) ?? 0n;
}
