import type { PayMethodId } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { appraiseVoucher } from './appraiseVoucher.ts';
import { findVoucher } from './read-vouchers.ts';
import { usesLeftToday } from './uses-today.ts';
import type { VoucherKind } from './Voucher.ts';

/** A voucher that a member chose for an order; sums in millionths of a USDT. */
export type ChosenVoucher = {
  readonly memberId: bigint;
  readonly voucherId: string;
  /** What is bought, sold or withdrawn is worth. */
  readonly amountUsdt: bigint;
} & (
  | { readonly use: 'buy' | 'sell'; readonly payMethodId: PayMethodId }
  | {
      readonly use: 'withdrawal';
      /** What the fee that the voucher waives is worth. */
      readonly feeUsdt: bigint;
    }
);

/** What a voucher does for an order, or why money requests refuse it. */
export type VoucherFit =
  | {
      readonly ok: true;
      readonly kind: VoucherKind;
      /** In millionths of a USDT; for a withdrawal the worth of the fee. */
      readonly bonus: bigint;
      /** The withdrawal costs nothing. */
      readonly waivesFee: boolean;
      /** A pay method's own bonus comes on top. */
      readonly stackable: boolean;
    }
  | { readonly ok: false; readonly code: 'CONDITION_NOT_FULLFILL' };

/** Tells what a chosen voucher would do, and changes nothing. Another's is refused like one that does not fit. */
export async function fitVoucher(db: Db, policy: Policy, chosen: ChosenVoucher): Promise<VoucherFit> {
  const voucher = await findVoucher(db, chosen.memberId, chosen.voucherId);
  const appraisal =
    voucher &&
    appraiseVoucher(voucher, {
      use: chosen.use,
      amount: chosen.amountUsdt,
      usesLeft: await usesLeftToday(db, policy, chosen.memberId),
      ...(chosen.use === 'withdrawal' ? { fee: chosen.feeUsdt } : { payMethodId: chosen.payMethodId }),
    });
  if (!voucher || !appraisal?.fits) return { ok: false, code: 'CONDITION_NOT_FULLFILL' };
  const { kind, stackable } = voucher;
  return { ok: true, kind, bonus: appraisal.bonus, waivesFee: chosen.use === 'withdrawal', stackable };
}
