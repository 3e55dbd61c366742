import { type Db, sql } from '../db/index.ts';
import { hasLiveJob } from '../jobs/hasLiveJob.ts';
import { scheduleSending } from './scheduleSending.ts';
import { SENDING_STATES } from './sendWithdrawal.ts';

const AT_ONCE = 100;

/**
 * Schedules every withdrawal on its way that no worker will come back to: those of killed workers, and those whose
 * tries have run out. @returns how many
 */
export async function resumeSending(db: Db): Promise<number> {
  const stranded = await db.query<{ id: bigint }>(sql`
    select w.id from withdrawal w
    where w.state = any(${[...SENDING_STATES]}::text[]) and not ${hasLiveJob(sql`'withdrawal:' || w.id`)}
    order by w.id limit ${AT_ONCE}`);
  for (const { id } of stranded) await scheduleSending(db, id);
  return stranded.length;
}
