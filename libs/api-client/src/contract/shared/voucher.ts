import * as v from 'valibot';
import { RECEIVED_STATUS, VOUCHER_KINDS, VOUCHER_STATUS, VOUCHER_USES } from '../../constants/vouchers.ts';
import { amount, opaque, time } from './fields.ts';
import { payMethodId } from './payMethod.ts';

/**
 * Kind of voucher: 1 percentage of a purchase, 2 fixed amount on a purchase, 3 percentage of a sale, 4 withdrawal
 * without fee.
 */
export const voucherKind = v.picklist(Object.values(VOUCHER_KINDS));
/** Status of a voucher: 1 usable, 2 locked by an open order, 3 used, 4 expired. */
export const voucherStatus = v.picklist(Object.values(VOUCHER_STATUS));
/** Use of a voucher: 1 to buy, 2 to sell, 3 to withdraw. */
export const voucherUse = v.picklist(Object.values(VOUCHER_USES));
/** Group of vouchers: 1 available (usable and locked), 2 used, 3 expired; not a voucher's own status. */
export const receivedStatus = v.picklist(Object.values(RECEIVED_STATUS));

/** One voucher of a member; amounts in USDT. */
export const voucher = v.object({
  id: opaque,
  /** Name given by the sponsor; empty where its figures say enough. */
  name: v.string(),
  kind: voucherKind,
  /** Percentage of the order's amount; null for other kinds. */
  rate: v.nullable(amount),
  /** Fixed amount; null for other kinds. */
  value: v.nullable(amount),
  /** The smallest order that it fits. */
  minAmount: amount,
  /** The maximum bonus; null for no maximum. */
  maxBonus: v.nullable(amount),
  /** Pay methods that it fits; empty for all. */
  payMethodIds: v.array(payMethodId),
  startAt: time,
  endAt: time,
  status: voucherStatus,
  /** Can be combined with a pay method's own bonus. */
  stackable: v.boolean(),
  /** Not seen yet. */
  isNew: v.boolean(),
});

/**
 * One voucher of a member: `rate` in percent, amounts in USDT, times in epoch milliseconds. A percentage voucher has a
 * `rate`, a fixed voucher has a `value`.
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
