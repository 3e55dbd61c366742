import { type Db, type Sql, sql } from '../db/index.ts';
import { askNotice } from './askNotice.ts';

/** Money of a merchant that came for a payment. The caller has the payment locked. */
interface Part {
  readonly paymentId: bigint;
  /** The merchant's bill. */
  readonly billNo: string;
  /** When the money was first seen, as SQL. */
  readonly seenAt: Sql;
}

/** Counts money towards a payment, in the transaction that moves it, and has the merchant told. */
export async function recordPart(tx: Db, { paymentId, billNo, seenAt }: Part): Promise<void> {
  await tx.query(sql`
    insert into merchant_payment_part (bill_no, payment_id, is_late)
    select ${billNo}, id, (${seenAt}) >= least(expires_at, closed_at) from merchant_payment where id = ${paymentId}`);
  await askNotice(tx, paymentId);
}
