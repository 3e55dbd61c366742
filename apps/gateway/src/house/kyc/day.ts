import { today } from '../../call/time.ts';
import type { Policy } from '../../config/index.ts';
import { type Sql, sql } from '../../db/index.ts';

/** When the day began that tries count against. */
export const startOfToday = (policy: Policy): Sql => sql`
  ((${today(policy)})::timestamp at time zone 'UTC') - ${policy.transfer.dayStartsAtUtcOffset}::bigint * interval '1 millisecond'`;
