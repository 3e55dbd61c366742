import { type Db, sql } from '../db/index.ts';

/** Takes back the pay method's bonus that was promised with an order, when the order failed. Safe to repeat. */
export async function dropMethodBonus(tx: Db, billNo: string): Promise<void> {
  await tx.query(sql`
    with dropped as (
      update bonus set state = 'DROPPED', settled_at = app_now()
      where bill_no = ${billNo} and source = 'payMethod' and state = 'PLANNED'
      returning member_id, day, amount
    )
    update method_bonus_day d set used = d.used - dropped.amount
    from dropped where d.member_id = dropped.member_id and d.day = dropped.day`);
}
