import * as v from 'valibot';
import { count, duration, group, percent, usdt } from './values.ts';

const LONGEST = 3650;
const positive = v.pipe(usdt, v.minValue(1n, 'must be more than zero'));

/** Each kind of coupon has the smallest order that takes it, in USDT, and the days that it is good for. */
const common = { min: usdt, days: count(1, LONGEST) };
const share = { rate: v.pipe(percent, v.minValue(1n, 'must be more than zero')), max: positive, ...common };

/**
 * A coupon of one side: a share of a purchase or a sale up to `max`, an amount on a purchase, or a withdrawal without fee, for which the
 * budget sets `worth` aside.
 */
const coupon = v.variant(
  'kind',
  [
    group({ kind: v.literal('buy'), ...share }),
    group({ kind: v.literal('sell'), ...share }),
    group({ kind: v.literal('fixed'), value: positive, ...common }),
    group({ kind: v.literal('withdrawal'), worth: positive, ...common }),
  ],
  'must be a coupon whose kind is "buy", "sell", "fixed" or "withdrawal"',
);

export const invitations = group({
  /** So long after the registration, a member can still name who invited them. */
  bindWithin: duration,
  /** Of more invitations from one network in a day, and of more rewards of one member in a month, staff look first. */
  aDayOfNetwork: count(),
  rewardsAMonth: count(),
  /** Each side gets it beside the amount of the activity, out of its budget; null for nothing more. */
  coupons: group({ inviter: v.nullable(coupon), invited: v.nullable(coupon) }),
});
