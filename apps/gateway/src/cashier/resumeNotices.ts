import type { Services } from '../app/Services.ts';
import { sql } from '../db/index.ts';
import { hasLiveJob } from '../jobs/hasLiveJob.ts';
import { scheduleNotice } from './askNotice.ts';

const AT_ONCE = 100;

/**
 * Schedules every notice with tries left that no worker will come back to, such as those of killed workers.
 * @returns how many
 */
export async function resumeNotices({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> {
  const stranded = await db.query<{ id: bigint }>(sql`
    select n.payment_id as id from merchant_notice n
    where n.done_at is null and n.tries < ${config.policy.cashier.noticeAfter.length}
      and not ${hasLiveJob(sql`'notice:' || n.payment_id`)}
    order by n.payment_id limit ${AT_ONCE}`);
  for (const { id } of stranded) await scheduleNotice(db, id);
  return stranded.length;
}
