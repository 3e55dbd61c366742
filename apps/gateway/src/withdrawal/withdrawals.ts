import { type Db, sql } from '../db/index.ts';
import type { Withdrawal } from './Withdrawal.ts';

const COLUMNS = sql`
  w.id, w.bill_no as "billNo", w.member_id as "memberId", w.protocol, w.currency, w.address, w.amount, w.fee, w.state,
  w.reason, w.txid, w.payload, w.confirmations, w.required, w.created_at as "createdAt", w.updated_at as "updatedAt"`;

/** The withdrawal behind a bill, whoever owns it. */
export async function findByBillNo(db: Db, billNo: string): Promise<Withdrawal | undefined> {
  return await db.maybe<Withdrawal>(sql`select ${COLUMNS} from withdrawal w where w.bill_no = ${billNo}`);
}

/** A withdrawal that is known to exist. */
export async function getWithdrawal(db: Db, id: bigint): Promise<Withdrawal> {
  return await db.one<Withdrawal>(sql`select ${COLUMNS} from withdrawal w where w.id = ${id}`);
}
