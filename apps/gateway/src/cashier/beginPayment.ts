import { type Db, sql } from '../db/index.ts';

/** Remembers that a payer has chosen a way. */
export async function beginPayment(db: Db, id: bigint): Promise<void> {
  await db.query(sql`update merchant_payment set begun_at = app_now() where id = ${id} and begun_at is null`);
}
