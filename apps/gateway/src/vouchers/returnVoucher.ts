import { type Db, sql } from '../db/index.ts';

/**
 * Gives back the voucher of a bill that failed, if it has one. Past its end the voucher comes back expired. Safe to
 * repeat; a voucher that was used stays used.
 */
export async function returnVoucher(tx: Db, billNo: string): Promise<void> {
  await tx.query(sql`
    update voucher_use set outcome = 'RETURNED', settled_at = app_now()
    where bill_no = ${billNo} and outcome = 'LOCKED'`);
}
