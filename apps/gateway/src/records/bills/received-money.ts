import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { type Sql, sql } from '../../db/index.ts';

/**
 * SQL of when money last came to a member: null when none came within a week, which bounds the search. A deposit came when
 * it was credited, not when the network showed it.
 */
export function lastReceivedOf(member: Sql): Sql {
  const recent = sql`b.user_id = ${member} and b.direction = 'RECV' and b.status = 2 and not b.hidden
    and b.created_at > app_now() - interval '7 days'`;
  return sql`greatest(
    (select b.created_at from bill b where ${recent} and b.biz_type <> 101 order by b.created_at desc limit 1),
    (select max(coalesce(d.credited_at, b.created_at)) from bill b left join deposit d on d.bill_no = b.bill_no
      where ${recent} and b.biz_type = 101))`;
}

export const setReceivedRead: Handler<typeof contract.inbox.setReceivedRead> = async ({ until }, { db, session }) => {
  await db.query(sql`
    update member set received_seen_at = greatest(received_seen_at, least(${new Date(until)}::timestamptz, app_now()))
    where id = ${session.memberId}`);
  return true;
};
