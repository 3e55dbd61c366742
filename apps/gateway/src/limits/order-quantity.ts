import type { OrderQuantityLimit } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import type { OwnLimit } from './OwnLimit.ts';
import { lockOwnLimit } from './own-limits.ts';
import { today } from '../call/time.ts';

/** How many orders a member has made today. */
export async function ordersToday(db: Db, policy: Policy, memberId: bigint): Promise<number> {
  const row = await db.maybe<{ used: number }>(sql`
    select used from order_day where member_id = ${memberId} and day = ${today(policy)}`);
  return row?.used ?? 0;
}

/**
 * Counts a new order, in the transaction that makes it: a rollback undoes the count too.
 * @returns false when the platform's limit or the member's own does not allow another one today
 */
export async function takeOrder(tx: Db, policy: Policy, memberId: bigint): Promise<boolean> {
  const { active } = await lockOwnLimit(tx, memberId, 'orderQuantity');
  const limit = Math.min(policy.orders.aDay, Number(active ?? policy.orders.aDay));
  if (limit < 1) return false;
  const row = await tx.maybe(sql`
    insert into order_day as d (member_id, day, used) values (${memberId}, ${today(policy)}, 1)
    on conflict (member_id, day) do update set used = d.used + 1 where d.used < ${limit}::int
    returning 1`);
  return row !== undefined;
}

/** The limit as its owner sees it. */
export function viewOrderQuantity({ orders }: Policy, limit: OwnLimit, used: number): OrderQuantityLimit {
  const max = orders.aDay;
  const number = limit.active ?? limit.kept;
  return {
    switchOn: limit.active !== null,
    limit: number === null ? null : Number(number),
    used,
    max,
    next: limit.next && Number(limit.next.active ?? max),
    nextAt: limit.next && limit.next.at,
  };
}
