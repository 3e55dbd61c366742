import { type Db, type Sql, sql, together } from '../db/index.ts';
import { type Bill, type BillQuery, countBills, selectBill, selectBills } from '../ledger/index.ts';

/** A bill with the names of whom it is with; null where that is nobody. */
export interface NamedBill extends Bill {
  readonly otherName: string | null;
  readonly otherNo: string | null;
}

const named = (bills: Sql): Sql => sql`
  select b.*, m.nick_name as "otherName", m.user_no as "otherNo"
  from (${bills}) b left join member m on m.id = b."counterpartyUserId"
  order by b."createdAt" desc, b."billNo" desc`;

/** A page of bills, newest first, and how many there are in all. */
export async function readBills(db: Db, query: BillQuery): Promise<{ total: number; list: readonly NamedBill[] }> {
  const [{ total }, list] = await together(db, (asked) => [
    asked.one(countBills(query)),
    asked.query<NamedBill>(named(selectBills(query))),
  ]);
  return { total: Number(total), list };
}

/** One bill; undefined also for another member's, and for a hidden one unless the caller asks for hidden bills. */
export async function readBill(
  db: Db,
  memberId: bigint,
  billNo: string,
  { withHidden = false } = {},
): Promise<NamedBill | undefined> {
  return await db.maybe<NamedBill>(named(selectBill(memberId, billNo, withHidden)));
}

/** SQL of the group of a member's bill: by it the ledger finds the postings. */
export function groupOf(memberId: bigint, billNo: string): Sql {
  return sql`(select group_id from bill where bill_no = ${billNo} and user_id = ${memberId})`;
}
