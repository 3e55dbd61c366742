import type { OrderQuantityLimit } from '@ezwallet/api-client/contract';
import { dayStart } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { OwnLimit } from './OwnLimit.ts';

/** Counts the orders that a member has made today: those that the day's limit counts, whatever became of them. */
export async function ordersToday(db: Db, policy: Policy, memberId: bigint): Promise<number> {
  const { used } = await db.one<{ used: bigint }>(sql`select orders_since(${memberId}, ${dayStart(policy)}) as used`);
  return Number(used);
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
