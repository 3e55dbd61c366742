import * as v from 'valibot';
import { amount, currencyCode, time } from './fields.ts';
import { plainText } from './plainText.ts';
import { voucher } from './voucher.ts';

/** Kinds of activities, by what counts for them: completed trades, credited deposits, first trades of people invited; staff give free rewards. */
export const ACTIVITY_KINDS = ['trade', 'deposit', 'invite', 'free'] as const;

/** Kind of an activity: one of {@link ACTIVITY_KINDS}. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** The code of an activity in a request. */
export const activityCode = v.pipe(plainText(64), v.minLength(1));

/** Vouchers as reward: the terms of each, which is good for `days` once it is earned. */
const rewardVoucher = v.object({
  ...v.pick(voucher, ['kind', 'rate', 'value', 'minAmount', 'maxBonus', 'payMethodIds']).entries,
  days: v.number(),
});

/** A voucher that an activity gives. */
export type RewardVoucher = v.InferOutput<typeof rewardVoucher>;

/** Something that members can do for a reward. `goal` of what counts bring one. */
export const offeredActivity = v.object({
  activityCode: v.string(),
  kind: v.picklist(ACTIVITY_KINDS),
  /** Given by staff; empty where `kind` says enough. */
  activityName: v.string(),
  startDate: time,
  endDate: time,
  goal: v.number(),
  /** The least that a trade or deposit must have to count, in USDT. */
  minAmount: amount,
  /** With `voucher`, the most that each voucher brings. */
  reward: amount,
  rewardCurrency: currencyCode,
  /** The voucher that is the reward; null where the reward is an amount. */
  voucher: v.nullable(rewardVoucher),
  /** How many rewards the budget has in all, and how many are left. */
  rewards: v.number(),
  rewardsLeft: v.number(),
  /** The most that one member gets; null for no limit. */
  perMember: v.nullable(v.number()),
});

/** An activity as {@link ACTIVITY_KINDS} word it. */
export type OfferedActivity = v.InferOutput<typeof offeredActivity>;

/** An activity that runs. */
export const OFFERED_ACTIVITY_EXAMPLE: OfferedActivity = {
  activityCode: 'TRADE5',
  kind: 'trade',
  activityName: '',
  startDate: 1_789_000_000_000,
  endDate: 1_792_000_000_000,
  goal: 5,
  minAmount: '50',
  reward: '8',
  rewardCurrency: 'USDT',
  voucher: null,
  rewards: 2000,
  rewardsLeft: 1240,
  perMember: 1,
};

/** A reward is promised when it is earned, and credited at once or after a look of staff. */
export const REWARD_STATES = ['promised', 'credited', 'dropped'] as const;

/** State of a reward: one of {@link REWARD_STATES}. */
export const rewardState = v.picklist(REWARD_STATES);

/** The state of a reward. */
export type RewardState = v.InferOutput<typeof rewardState>;

/** The reward of an invitation for both sides, while an activity pays for it. */
export const invitationOffer = v.object({
  /** The amount for each side. */
  reward: amount,
  rewardCurrency: currencyCode,
  /** The first completed trade of at least this counts, in USDT. */
  minTrade: amount,
  endDate: time,
  /** The coupon of either side beside the amount; null for none. */
  inviterCoupon: v.optional(v.nullable(rewardVoucher), null),
  invitedCoupon: v.optional(v.nullable(rewardVoucher), null),
});

/** The reward of an invitation, for each side. */
export type InvitationOffer = v.InferOutput<typeof invitationOffer>;

/** An offer with a coupon for the inviter, for documents and fakes. */
export const INVITATION_OFFER_EXAMPLE: InvitationOffer = {
  reward: '5',
  rewardCurrency: 'USDT',
  minTrade: '50',
  endDate: 1_792_000_000_000,
  inviterCoupon: {
    kind: 2,
    rate: null,
    value: '2',
    minAmount: '100',
    maxBonus: null,
    payMethodIds: [],
    days: 30,
  },
  invitedCoupon: null,
};

/** Steps of somebody invited. */
export const INVITED_STATES = ['registered', 'verified', 'traded'] as const;

/** Step of somebody invited: one of {@link INVITED_STATES}. */
export type InvitedState = (typeof INVITED_STATES)[number];
