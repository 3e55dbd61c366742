import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import {
  type PayMethodId,
  RECEIVED_STATUS,
  type Voucher as VoucherView,
  type VOUCHER_KINDS,
  VOUCHER_STATUS,
  type VOUCHER_USES,
} from '@ezwallet/api-client/contract';
import { PERCENT_PLACES } from '../bonuses/places.ts';

/** What a voucher gives: see `VOUCHER_KINDS`. */
export type VoucherKind = (typeof VOUCHER_KINDS)[keyof typeof VOUCHER_KINDS];
/** The status of a voucher: see `VOUCHER_STATUS`. */
export type VoucherStatus = (typeof VOUCHER_STATUS)[keyof typeof VOUCHER_STATUS];
/** What a voucher is used for. */
export type VoucherUse = keyof typeof VOUCHER_USES;

/** What a voucher promises. Amounts are millionths of a USDT, `rate` millionths of the order's amount. */
export interface VoucherTerms {
  readonly kind: VoucherKind;
  /** Empty where the numbers are enough. */
  readonly name: string;
  /** Null where the kind gives no share. */
  readonly rate: bigint | null;
  /** Null where the kind gives no fixed amount. */
  readonly value: bigint | null;
  /** The smallest order it can be used on. */
  readonly minAmount: bigint;
  /** Null where there is no maximum. */
  readonly maxBonus: bigint | null;
  /** Empty for all of them. */
  readonly payMethodIds: readonly PayMethodId[];
  /** Whether a pay method's own bonus comes on top. */
  readonly stackable: boolean;
}

/** One voucher of a member at this moment. Times are epoch milliseconds. */
export interface Voucher extends VoucherTerms {
  readonly id: string;
  readonly status: VoucherStatus;
  readonly startAt: number;
  readonly endAt: number;
  readonly hasStarted: boolean;
  /** Where it came from: a `VoucherSource`, or the giver's own words. */
  readonly source: string;
  /** Conditions that the numbers do not show, in words. */
  readonly terms: string;
  readonly receivedAt: number;
  /** Its owner has not seen it yet. */
  readonly isNew: boolean;
  /** The bill that it is locked by or was used on. */
  readonly billNo: string | null;
  readonly usedAt: number | null;
}

export type ReceivedStatus = (typeof RECEIVED_STATUS)[keyof typeof RECEIVED_STATUS];

const { usable, locked, used, expired } = VOUCHER_STATUS;
const PILES: Readonly<Record<VoucherStatus, ReceivedStatus>> = {
  [usable]: RECEIVED_STATUS.atHand,
  [locked]: RECEIVED_STATUS.atHand,
  [used]: RECEIVED_STATUS.used,
  [expired]: RECEIVED_STATUS.expired,
};

/** Finds the list that shows a voucher. */
export function receivedStatusOf(status: VoucherStatus): ReceivedStatus {
  return PILES[status];
}

/** Turns the figures of a voucher into what members see. */
export function viewTerms(terms: Omit<VoucherTerms, 'name' | 'stackable'>) {
  const { kind, rate, value, minAmount, maxBonus, payMethodIds } = terms;
  return {
    kind,
    rate: rate === null ? null : fromMinorUnits(rate, PERCENT_PLACES),
    value: value === null ? null : fromMinorUnits(value, USDT_PLACES),
    minAmount: fromMinorUnits(minAmount, USDT_PLACES),
    maxBonus: maxBonus === null ? null : fromMinorUnits(maxBonus, USDT_PLACES),
    payMethodIds: [...payMethodIds],
  };
}

/** Turns a voucher into what its owner sees. */
export function viewVoucher(voucher: Voucher): VoucherView {
  const { id, name, startAt, endAt, status, stackable, isNew } = voucher;
  return {
    id,
    name,
    ...viewTerms(voucher),
    startAt,
    endAt,
    status,
    stackable,
    isNew,
  };
}
