import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';

/** One takes part in an activity by what earns its bonus; a bonus that was dropped is no part. */
export const promoRequestRecordsCount: Handler<typeof contract.promotion.promoRequestRecordsCount> = async (
  { activityCode = null },
  { db, session },
) => {
  const { count, pending } = await db.one<{ count: bigint; pending: bigint }>(sql`
    select count(*) as count, count(*) filter (where state = 'PLANNED') as pending from bonus
    where member_id = ${session.memberId} and state <> 'DROPPED' and activity_code is not null
      and (${activityCode}::text is null or activity_code = ${activityCode})`);
  return { count: Number(count), pending: Number(pending) };
};
