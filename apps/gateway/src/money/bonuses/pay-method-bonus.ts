import type { PayMethodId } from '@ezwallet/api-client/contract';
import { portionOf } from '@ezwallet/validators';
import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, recordType, type Sql, sql } from '../../db/index.ts';
import { WHOLE } from './places.ts';

/** A purchase, in millionths of a USDT. */
interface Purchase {
  readonly payMethodId: PayMethodId;
  readonly amount: bigint;
  /** What the pay method may still give today. */
  readonly left: bigint;
  /** Whether the voucher of the purchase allows a bonus beside it; undefined without a voucher. */
  readonly isStackable: boolean | undefined;
}

/** Calculates what a pay method gives on top of a purchase, in millionths of a USDT, rounded down. */
export function methodBonus(policy: Policy, { payMethodId, amount, left, isStackable = true }: Purchase): bigint {
  if (!isStackable || !hasMethodBonus(policy, payMethodId)) return 0n;
  const full = portionOf(amount, policy.payMethodBonus.rate, WHOLE, 'down');
  return smaller(full, left);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Whether purchases by a pay method bring a bonus. */
export function hasMethodBonus({ payMethodBonus }: Policy, payMethodId: PayMethodId): boolean {
  return payMethodBonus.payMethodIds.includes(payMethodId);
}

/** Reads what pay methods may still give a member today, in millionths of a USDT. */
export async function methodBonusLeft(db: Db, policy: Policy, memberId: bigint): Promise<bigint> {
  const { dailyCap, dailyBudget } = policy.payMethodBonus;
  const { own, house } = await db.one<{ own: bigint | null; house: bigint | null }>(sql`
    select (select used from method_bonus_day where member_id = ${memberId} and day = ${today(policy)}) as own,
      (select used from house_bonus_day where day = ${today(policy)}) as house`);
  const left = smaller(dailyCap - (own ?? 0n), dailyBudget - (house ?? 0n));
  return left > 0n ? left : 0n;
}

/** A voucher of an order, and what it brings in millionths of a USDT. */
interface PromisedVoucher {
  readonly id: string;
  readonly bonus: bigint;
  readonly usesADay: number;
}

/** What an order brings beside its coins. */
interface Promised {
  readonly voucher?: PromisedVoucher | undefined;
  /** Whether its pay method gives a bonus. */
  readonly ofMethod: boolean;
}

/** What an order promises beside its coins. */
export const bonusPromiseType = recordType('bonus_promise', {
  voucher: 'text',
  voucher_bonus: 'bigint',
  uses: 'int',
  day: 'date',
  method_rate: 'bigint',
  whole: 'bigint',
  method_cap: 'bigint',
  tag: 'text',
  activity_code: 'text',
  pair_rest: 'bigint',
  house_cap: 'bigint',
});

/** SQL of what an order promises, as `promise_bonuses` takes it. */
export function bonusPromise(policy: Policy, { voucher, ofMethod }: Promised): Sql {
  const { rate, dailyCap, dailyBudget, pairRest, tag, activityCode } = policy.payMethodBonus;
  return bonusPromiseType({
    voucher: voucher?.id,
    voucher_bonus: voucher?.bonus ?? 0n,
    uses: voucher?.usesADay ?? 0,
    day: today(policy),
    method_rate: ofMethod ? rate : 0n,
    whole: WHOLE,
    method_cap: dailyCap,
    tag,
    activity_code: activityCode,
    pair_rest: pairRest,
    house_cap: dailyBudget,
  });
}
