import type { ChainMove } from '@ezwallet/api-client/contract';
import { type Db, sql } from '../../db/index.ts';

/** What happens on a network for a bill of money that came in; undefined for a bill without one. */
export async function chainMoveOf(db: Db, memberId: bigint, billNo: string): Promise<ChainMove | undefined> {
  return await db.maybe<ChainMove>(sql`
    select case d.state when 'review' then 1 else b.status end as status, d.protocol, d.address, d.txid,
      d.confirmations, d.required, d.reason, d.updated_at as "updatedAt"
    from deposit d join bill b on b.bill_no = d.bill_no
    where d.bill_no = ${billNo} and b.user_id = ${memberId}`);
}
