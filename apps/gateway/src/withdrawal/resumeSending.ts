import { type Db, sql } from '../db/index.ts';
import { scheduleSending } from './scheduleSending.ts';
import { SENDING_STATES } from './sendWithdrawal.ts';

/** A worker needs seconds; one that holds a job for longer was killed with it. */
const KILLED_AFTER = 30_000;
const AT_ONCE = 100;

/**
 * Schedules every withdrawal on its way that no worker will come back to: those of killed workers, and those whose
 * tries have run out. @returns how many
 */
export async function resumeSending(db: Db): Promise<number> {
  const stranded = await db.query<{ id: bigint }>(sql`
    select w.id from withdrawal w
    where w.state = any(${[...SENDING_STATES]}::text[]) and not exists (
      select 1 from graphile_worker.jobs j where j.key = 'withdrawal:' || w.id and j.attempts < j.max_attempts
        and (j.locked_at is null or j.locked_at > now() - ${KILLED_AFTER} * interval '1 millisecond'))
    order by w.id limit ${AT_ONCE}`);
  for (const { id } of stranded) await scheduleSending(db, id);
  return stranded.length;
}
