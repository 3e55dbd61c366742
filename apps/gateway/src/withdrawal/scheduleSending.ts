import type { Db } from '../db/index.ts';
import { addJob } from '../jobs/addJob.ts';

/** Has a withdrawal taken further, at once or some milliseconds from now. */
export async function scheduleSending(tx: Db, id: bigint, after = 0): Promise<void> {
  await addJob(tx, 'sendWithdrawal', { id: String(id) }, { key: `withdrawal:${id}`, after });
}
