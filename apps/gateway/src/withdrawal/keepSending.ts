import { fromNow } from '../app/fromNow.ts';
import type { Services } from '../app/Services.ts';
import { sql } from '../db/index.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { scheduleSending } from './scheduleSending.ts';
import { sendWithdrawal } from './sendWithdrawal.ts';

/**
 * The job of a withdrawal: sends it, and after a failure tries again. What could not be signed for a while goes before
 * a person: nothing of it was sent, and its network may have a reason.
 */
export async function keepSending(services: Services, id: bigint): Promise<void> {
  const { db, log, config } = services;
  const { retryEvery, signWithin } = config.policy.withdrawal;
  try {
    await sendWithdrawal(services, id);
  } catch (error) {
    log.warn({ err: error, withdrawal: String(id) }, 'a withdrawal could not be taken further');
    const overdue = await db.maybe(sql`
      select 1 from withdrawal where id = ${id} and state = 'approved' and updated_at <= ${fromNow(-signWithin)}`);
    if (!overdue) return await scheduleSending(db, id, retryEvery);
    const reason = `It could not be signed: ${(error as Error).message}`;
    await db.tx((tx) => moveWithdrawal(tx, { id, from: 'approved', to: 'review', actor: 'sender', reason }));
  }
}
