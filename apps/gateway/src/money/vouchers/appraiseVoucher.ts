import { type PayMethodId, VOUCHER_KINDS, type VOUCHER_OBSTACLES, VOUCHER_STATUS } from '@ezwallet/api-client/contract';
import { portionOf } from '@ezwallet/validators';
import { WHOLE } from '../bonuses/places.ts';
import type { Voucher, VoucherKind, VoucherTerms, VoucherUse } from './Voucher.ts';

/** Why a voucher cannot be used on an order. */
type VoucherObstacle = (typeof VOUCHER_OBSTACLES)[number];

/** The order that a voucher is for. A part that the member has not chosen yet is left out, and is no obstacle. */
export interface VoucherOrder {
  readonly use: VoucherUse;
  /** Millionths of a USDT. */
  readonly amount?: bigint | undefined;
  readonly payMethodId?: PayMethodId | undefined;
  /** What a withdrawal costs, in millionths of a USDT. */
  readonly fee?: bigint | undefined;
  /** What the pay method gives without a voucher, in millionths of a USDT. */
  readonly methodBonus?: bigint | undefined;
  /** How many more vouchers the member may use today. */
  readonly usesLeft: number;
}

/** What a voucher gives, in millionths of a USDT, or the obstacle; null for a voucher of another status or use. */
type Appraisal =
  | { readonly fits: true; readonly bonus: bigint }
  | { readonly fits: false; readonly bonus: 0n; readonly obstacle: VoucherObstacle | null };

const { buyPercent, buyFixed, sellPercent, withdrawalFee } = VOUCHER_KINDS;
const USES: Readonly<Record<VoucherKind, VoucherUse>> = {
  [buyPercent]: 'buy',
  [buyFixed]: 'buy',
  [sellPercent]: 'sell',
  [withdrawalFee]: 'withdrawal',
};

/** What a kind of voucher is used for. */
export function useOf(kind: VoucherKind): VoucherUse {
  return USES[kind];
}

/** Decides what a voucher gives for an order. */
export function appraiseVoucher(voucher: Voucher, order: VoucherOrder): Appraisal {
  const { locked, usable } = VOUCHER_STATUS;
  const against = (obstacle: VoucherObstacle | null) => ({ fits: false, bonus: 0n, obstacle }) as const;
  if (useOf(voucher.kind) !== order.use) return against(null);
  if (voucher.status === locked) return against('LOCKED');
  if (voucher.status !== usable) return against(null);
  if (!voucher.hasStarted) return against('NOT_STARTED');
  if (order.payMethodId && voucher.payMethodIds.length > 0 && !voucher.payMethodIds.includes(order.payMethodId))
    return against('PAY_METHOD');
  if (order.amount !== undefined && order.amount < voucher.minAmount) return against('AMOUNT_TOO_SMALL');
  if (order.usesLeft <= 0) return against('USES_OF_TODAY');
  return { fits: true, bonus: bonusOf(voucher, order) };
}

/** Calculates what a fitting voucher gives, in millionths of a USDT, rounded down. */
export function bonusOf(terms: VoucherTerms, { amount = 0n, fee = 0n }: Pick<VoucherOrder, 'amount' | 'fee'>): bigint {
  const full = terms.kind === withdrawalFee ? fee : (terms.value ?? portionOf(amount, terms.rate ?? 0n, WHOLE, 'down'));
  return terms.maxBonus !== null && terms.maxBonus < full ? terms.maxBonus : full;
}

/** A voucher with what it would do for an order. */
export interface RankedVoucher {
  readonly voucher: Voucher;
  readonly appraisal: Appraisal;
  /** What the order brings in all with it, the pay method's bonus too, in millionths of a USDT; 0 where it does not fit. */
  readonly total: bigint;
}

/** What an order brings with a fitting voucher: a stackable one leaves the pay method's bonus. */
const totalOf = ({ stackable }: Voucher, { fits, bonus }: Appraisal, methodBonus: bigint): bigint =>
  fits ? bonus + (stackable ? methodBonus : 0n) : 0n;

/** Sorts vouchers: those that fit by the largest total and then the earliest end, and after them the others by their end. */
export function rankVouchers(vouchers: readonly Voucher[], order: VoucherOrder): RankedVoucher[] {
  return vouchers
    .map((voucher) => {
      const appraisal = appraiseVoucher(voucher, order);
      return { voucher, appraisal, total: totalOf(voucher, appraisal, order.methodBonus ?? 0n) };
    })
    .toSorted(
      (a, b) =>
        Number(b.appraisal.fits) - Number(a.appraisal.fits) ||
        Number(b.total > a.total) - Number(b.total < a.total) ||
        a.voucher.endAt - b.voucher.endAt,
    );
}
