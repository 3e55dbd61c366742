import { type Db, sql } from '../../db/index.ts';

/** The trades of a member that have ended and have an open appeal: their bills, or the numbers of a seller's earlier matches. */
export async function findLateAppeals(db: Db, memberId: bigint): Promise<string[]> {
  const rows = await db.query<{ billNo: string }>(sql`
    select case when b.buyer_id = ${memberId} then b.bill_no when has_left_sale(b, s) then b.match_no else s.bill_no end as "billNo"
    from appeal a join purchase b on b.id = a.purchase_id join sale s on s.id = b.sale_id
    where a.is_late and a.closed_at is null and ${memberId} in (b.buyer_id, s.seller_id) order by a.id`);
  return rows.map(({ billNo }) => billNo);
}
