import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { today } from '../limits/today.ts';
import { type ChosenVoucher, fitVoucher, type VoucherFit } from './fitVoucher.ts';

/**
 * Sets a voucher aside for a bill, in the transaction that makes the bill: one voucher a bill, one bill a voucher, and
 * no more a day than allowed. `useVoucher` or `returnVoucher` settles it when the bill ends.
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
  // One of a member's orders after the other, or two at once would both fit under the day's uses.
  await tx.query(sql`
    select 1 from voucher where member_id = ${chosen.memberId} and deleted_at is null order by id for no key update`);
  const fit = await fitVoucher(tx, policy, chosen);
  if (!fit.ok) return fit;
  const locked = await tx.maybe(sql`
    insert into voucher_use (bill_no, voucher_id, member_id, bonus, day)
    values (${chosen.billNo}, ${chosen.voucherId}, ${chosen.memberId}, ${fit.bonus}, ${today(policy)})
    on conflict do nothing returning 1`);
  return locked ? fit : { ok: false, code: 'CONDITION_NOT_FULLFILL' };
}
