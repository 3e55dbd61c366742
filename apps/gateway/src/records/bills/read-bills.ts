import { type Db, type Sql, sql, together } from '../../db/index.ts';
import { type Bill, type BillQuery, countBills, selectBill, selectBills } from '../../ledger/index.ts';

/** A bill with the names of whom it is with; null where that is nobody. */
export interface NamedBill extends Bill {
  readonly otherName: string | null;
  readonly otherNo: string | null;
  /** The owner's own name for them, or for the address of a withdrawal; null for a stranger. */
  readonly contactName: string | null;
  /** When its money moved; null for a bill whose money has not. */
  readonly completedAt: number | null;
}

const named = (bills: Sql): Sql => sql`
  select b.*, m.nick_name as "otherName", m.user_no as "otherNo", coalesce(p.name, a.name) as "contactName",
    (select min(t.created_at) from transfer t where t.group_id = b."groupId") as "completedAt"
  from (${bills}) b
    left join member m on m.id = b."counterpartyUserId"
    left join contact p on p.member_id = b."userId" and p.payee_id = b."counterpartyUserId"
    left join withdrawal w on w.bill_no = b."billNo"
    left join contact a on (a.member_id, a.currency, a.network, a.address_key) = (b."userId", w.currency, w.protocol, w.address)
  order by b."createdAt" desc, b."billNo" desc`;

/** A page of bills, newest first, and how many there are in all. */
export async function readBills(db: Db, query: BillQuery): Promise<{ total: number; list: readonly NamedBill[] }> {
  const [{ total }, list] = await together(db, (asked) => [
    asked.one(countBills(query)),
    asked.query<NamedBill>(named(selectBills(query))),
  ]);
  return { total: Number(total), list };
}

/** One bill, hidden or not; undefined also for another member's. */
export async function readBill(db: Db, memberId: bigint, billNo: string): Promise<NamedBill | undefined> {
  return await db.maybe<NamedBill>(named(selectBill(memberId, billNo, true)));
}

/** SQL of the group of a member's bill: by it the ledger finds the postings. */
export function groupOf(memberId: bigint, billNo: string): Sql {
  return sql`(select group_id from bill where bill_no = ${billNo} and user_id = ${memberId})`;
}
