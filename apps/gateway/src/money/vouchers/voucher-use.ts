import type { PayMethodId } from '@ezwallet/api-client/contract';
import { creditBonus } from '../bonuses/bonuses.ts';
import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql, together } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import type { Case } from '../../process/runProcess.ts';
import type { Voucher, VoucherKind } from './Voucher.ts';
import { appraiseVoucher, useOf } from './appraiseVoucher.ts';
import type { VoucherUseState } from './life.ts';
import { voucherUseProcess } from './process.ts';
import { findVoucher, readUses } from './read-vouchers.ts';

/** A voucher that a member chose for an order; amounts in millionths of a USDT. */
type ChosenVoucher = { readonly memberId: bigint; readonly voucherId: string } & Appraised;

/** The order that a voucher is chosen for. */
type Appraised = {
  /** Value of the purchase, sale or withdrawal. */
  readonly amountUsdt: bigint;
} & (
  | { readonly use: 'buy' | 'sell'; readonly payMethodId: PayMethodId }
  | {
      readonly use: 'withdrawal';
      /** Value of the fee that the voucher waives. */
      readonly feeUsdt: bigint;
    }
);

/** What a voucher does for an order, or the code with which money requests refuse it. */
export type VoucherFit =
  | {
      readonly ok: true;
      readonly kind: VoucherKind;
      /** In millionths of a USDT; for a withdrawal the value of the fee. */
      readonly bonus: bigint;
      /** The withdrawal costs nothing. */
      readonly waivesFee: boolean;
      /** A pay method's own bonus comes on top. */
      readonly stackable: boolean;
    }
  | { readonly ok: false; readonly code: 'CONDITION_NOT_FULLFILL' };

/** A voucher of a member, and how many may be used. */
export interface VoucherChoice {
  readonly voucher: Voucher | undefined;
  readonly uses: { readonly aDay: number; readonly left: number };
}

/** Reads what `appraiseChoice` looks at. */
export async function readChoice(
  db: Db,
  policy: Policy,
  { memberId, voucherId }: Pick<ChosenVoucher, 'memberId' | 'voucherId'>,
): Promise<VoucherChoice> {
  const [voucher, uses] = await together(db, (asked) => [
    findVoucher(asked, memberId, voucherId),
    readUses(asked, policy, memberId),
  ]);
  return { voucher, uses };
}

/** Tells what a chosen voucher would do. Another's is refused like one that does not fit. */
export function appraiseChoice({ voucher, uses }: VoucherChoice, chosen: Appraised): VoucherFit {
  const appraisal =
    voucher &&
    appraiseVoucher(voucher, {
      use: chosen.use,
      amount: chosen.amountUsdt,
      usesLeft: uses.left,
      ...(chosen.use === 'withdrawal' ? { fee: chosen.feeUsdt } : { payMethodId: chosen.payMethodId }),
    });
  if (!voucher || !appraisal?.fits) return { ok: false, code: 'CONDITION_NOT_FULLFILL' };
  const { kind, stackable } = voucher;
  return { ok: true, kind, bonus: appraisal.bonus, waivesFee: chosen.use === 'withdrawal', stackable };
}

/**
 * Sets a voucher aside for a bill, in the transaction that makes the bill: one voucher a bill, one bill a voucher, and
 * no more a day than allowed. `useVoucher` or, in SQL, `settle_voucher` ends that with the bill.
 *
 * @example
 * const fit = await lockVoucher(tx, policy, { memberId, voucherId, use: 'withdrawal', amountUsdt, feeUsdt, billNo });
 * if (!fit.ok) return fit;
 */
export async function lockVoucher(
  tx: Db,
  policy: Policy,
  chosen: ChosenVoucher & { readonly billNo: string },
): Promise<VoucherFit> {
  const choice = await readChoice(tx, policy, chosen);
  const fit = appraiseChoice(choice, chosen);
  if (!fit.ok) return fit;
  const { memberId, voucherId, billNo } = chosen;
  const { locked } = await tx.one<{ locked: boolean }>(sql`
    select lock_voucher(${memberId}, ${voucherId}, ${billNo}, ${fit.bonus}, ${today(policy)}, ${choice.uses.aDay}) as locked`);
  return locked ? fit : { ok: false, code: 'CONDITION_NOT_FULLFILL' };
}

interface Used extends Case<VoucherUseState> {
  memberId: bigint;
  bonus: bigint;
  kind: VoucherKind;
  name: string;
}

/**
 * Uses the voucher of a completed bill, if it has one, and credits what the voucher promised. The bill was made without a
 * waived fee. Safe to repeat.
 * @returns the credited amount, in millionths of a USDT
 * @throws {ApiFailure} with the ledger's code while money is stopped
 */
export async function useVoucher(tx: Db, billNo: string): Promise<bigint> {
  const used = await tx.maybe<Used>(sql`
    select u.id, u.state, u.member_id as "memberId", u.bonus, v.kind, v.name
    from voucher_use u join voucher v on v.id = u.voucher_id
    where u.bill_no = ${billNo} and u.state = 'locked' for no key update of u`);
  if (!used) return 0n;
  await voucherUseProcess.move(tx, used, 'credit', { by: 'platform' });
  if (used.bonus === 0n || useOf(used.kind) === 'withdrawal') return 0n;
  const { memberId, bonus: amount, name } = used;
  const bizType = useOf(used.kind) === 'buy' ? BIZ_TYPES.buy : BIZ_TYPES.sell;
  await creditBonus(tx, { memberId, source: 'voucher', name, amount, billNo, bizType });
  return amount;
}
