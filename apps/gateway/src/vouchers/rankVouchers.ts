import { type Appraisal, appraiseVoucher, type VoucherOrder } from './appraiseVoucher.ts';
import type { Voucher } from './Voucher.ts';

/** A voucher with what it would do for an order. */
export interface RankedVoucher {
  readonly voucher: Voucher;
  readonly appraisal: Appraisal;
}

/** Those that fit lead: the largest bonus first, then the earliest end. The others follow by their end. */
export function rankVouchers(vouchers: readonly Voucher[], order: VoucherOrder): RankedVoucher[] {
  return vouchers
    .map((voucher) => ({ voucher, appraisal: appraiseVoucher(voucher, order) }))
    .toSorted(
      (a, b) =>
        Number(b.appraisal.fits) - Number(a.appraisal.fits) ||
        Number(b.appraisal.bonus > a.appraisal.bonus) - Number(b.appraisal.bonus < a.appraisal.bonus) ||
        a.voucher.endAt - b.voucher.endAt,
    );
}
