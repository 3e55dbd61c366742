import * as v from 'valibot';
import { amount, opaque, time } from './fields.ts';
import { payMethodId } from './payMethod.ts';

/** What a voucher gives: a share of a buy, a fixed sum on a buy, a share of a sale, or a withdrawal without fee. */
export const VOUCHER_KINDS = { buyPercent: 1, buyFixed: 2, sellPercent: 3, withdrawalFee: 4 } as const;
/** What a voucher gives: 1 share of a buy, 2 fixed sum on a buy, 3 share of a sale, 4 withdrawal without fee. */
export const voucherKind = v.picklist(Object.values(VOUCHER_KINDS));

/** Where a voucher stands. A locked one is set aside by an order that is under way and comes back if that fails. */
export const VOUCHER_STATUS = { usable: 1, locked: 2, used: 3, expired: 4 } as const;
/** Where a voucher stands: 1 usable, 2 locked by an order under way, 3 used, 4 expired. */
export const voucherStatus = v.picklist(Object.values(VOUCHER_STATUS));

/** What a voucher is looked for: to buy, to sell, or to withdraw. */
export const VOUCHER_USES = { buy: 1, sell: 2, withdrawal: 3 } as const;
/** What a voucher is looked for: 1 to buy, 2 to sell, 3 to withdraw. */
export const voucherUse = v.picklist(Object.values(VOUCHER_USES));

/** The piles that vouchers are kept in: at hand (usable and locked), used, expired. */
export const RECEIVED_STATUS = { atHand: 1, used: 2, expired: 3 } as const;
/** Pile that vouchers are kept in: 1 at hand (usable and locked), 2 used, 3 expired; not a voucher's own status. */
export const receivedStatus = v.picklist(Object.values(RECEIVED_STATUS));

/** Where vouchers come from: joining, selling, an anniversary, a gift of the platform. */
export const VOUCHER_SOURCES = ['WELCOME', 'SELLING', 'ANNIVERSARY', 'GIFT'] as const;
/** Where a voucher comes from, as the platform itself says it: one of {@link VOUCHER_SOURCES}. */
export type VoucherSource = (typeof VOUCHER_SOURCES)[number];

/** Why a voucher cannot be used on an order. */
export const VOUCHER_OBSTACLES = ['AMOUNT_TOO_SMALL', 'PAY_METHOD', 'NOT_STARTED', 'LOCKED', 'USES_OF_TODAY'] as const;

/** One voucher of a member; sums in USDT. */
export const voucher = v.object({
  id: opaque,
  /** As the one who gave it calls it; empty where its figures tell enough. */
  name: v.string(),
  kind: voucherKind,
  /** Percent of the order's amount; null where the kind gives no share. */
  rate: v.nullable(amount),
  /** Fixed sum; null where the kind gives none. */
  value: v.nullable(amount),
  /** The smallest order it can be used on. */
  minAmount: amount,
  /** The most it gives; null where nothing bounds it. */
  maxBonus: v.nullable(amount),
  /** Pay methods it can be used with; all where empty. */
  payMethodIds: v.array(payMethodId),
  startAt: time,
  endAt: time,
  status: voucherStatus,
  /** Can be used together with a pay method's own bonus. */
  stackable: v.boolean(),
  /** Not looked at yet. */
  isNew: v.boolean(),
});

/**
 * One voucher of a member: `rate` in percent, sums in USDT, times in epoch milliseconds. A kind that gives a share has
 * a `rate`, one that gives a fixed sum has a `value`.
 */
export type Voucher = v.InferOutput<typeof voucher>;

/** A usable voucher that adds 3 % to a purchase of 100 USDT or more, at most 15 USDT; the contract's example. */
export const VOUCHER_EXAMPLE: Voucher = {
  id: 'vc_2Lm9',
  name: '新人 3% 加赠',
  kind: 1,
  rate: '3',
  value: null,
  minAmount: '100',
  maxBonus: '15',
  payMethodIds: [1, 4],
  startAt: 1_789_000_000_000,
  endAt: 1_792_000_000_000,
  status: 1,
  stackable: false,
  isNew: true,
};
