import { type Db, sql } from '../db/index.ts';
import { addJob } from '../jobs/addJob.ts';

/** Has a merchant's server told how a payment stands, if it wants to know. A notice still on its way begins anew. */
export async function askNotice(tx: Db, paymentId: bigint): Promise<void> {
  const asked = await tx.maybe(sql`
    insert into merchant_notice as n (payment_id)
    select id from merchant_payment where id = ${paymentId} and notify_url <> ''
    on conflict (payment_id) do update set edition = n.edition + 1, tries = 0, failure = '', done_at = null
    returning 1`);
  if (asked) await scheduleNotice(tx, paymentId);
}

/** Tries a notice at once, or some milliseconds from now. */
export async function scheduleNotice(tx: Db, paymentId: bigint, after = 0): Promise<void> {
  await addJob(tx, 'notifyMerchant', { paymentId: String(paymentId) }, { key: `notice:${paymentId}`, after });
}
