import { type RewardVoucher, VOUCHER_KINDS } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Policy } from '../../config/index.ts';
import { PERCENT_PLACES } from '../../config/policy/values.ts';

type Coupons = Policy['invitations']['coupons'];
type Coupon = NonNullable<Coupons['inviter']>;

const KINDS = {
  buy: VOUCHER_KINDS.buyPercent,
  fixed: VOUCHER_KINDS.buyFixed,
  sell: VOUCHER_KINDS.sellPercent,
  withdrawal: VOUCHER_KINDS.withdrawalFee,
} as const satisfies Record<Coupon['kind'], number>;

const usdt = (amount: bigint): string => fromMinorUnits(amount, USDT_PLACES);
const rateOf = (coupon: Coupon): bigint | null => ('rate' in coupon ? coupon.rate : null);
const valueOf = (coupon: Coupon): bigint | null => ('value' in coupon ? coupon.value : null);
const maxOf = (coupon: Coupon): bigint | null => ('max' in coupon ? coupon.max : null);

/** The most that a coupon brings, which the budget sets aside. */
const mostOf = (coupon: Coupon): bigint =>
  'worth' in coupon ? coupon.worth : (maxOf(coupon) ?? valueOf(coupon) ?? 0n);

/** The part of the budget that the coupons of both sides take. */
export const budgetOfCoupons = ({ invitations: { coupons } }: Policy): bigint =>
  [coupons.inviter, coupons.invited].reduce((sum, coupon) => sum + (coupon ? mostOf(coupon) : 0n), 0n);

/** A coupon as members see it. */
export function viewCoupon(coupon: Coupon | null): RewardVoucher | null {
  if (!coupon) return null;
  const [rate, value, max] = [rateOf(coupon), valueOf(coupon), maxOf(coupon)];
  return {
    kind: KINDS[coupon.kind],
    rate: rate === null ? null : fromMinorUnits(rate, PERCENT_PLACES),
    value: value === null ? null : usdt(value),
    minAmount: usdt(coupon.min),
    maxBonus: max === null ? null : usdt(max),
    payMethodIds: [],
    days: coupon.days,
  };
}

const storedCoupon = (coupon: Coupon | null) =>
  coupon && {
    kind: KINDS[coupon.kind],
    rate: rateOf(coupon)?.toString() ?? null,
    value: valueOf(coupon)?.toString() ?? null,
    min_amount: coupon.min.toString(),
    max_bonus: maxOf(coupon)?.toString() ?? null,
    days: coupon.days,
    most: mostOf(coupon).toString(),
  };

/** The coupons as `earn_rewards` takes them: JSON. */
export const storedCoupons = ({ invitations: { coupons } }: Policy): string =>
  JSON.stringify({ inviter: storedCoupon(coupons.inviter), invited: storedCoupon(coupons.invited) });
