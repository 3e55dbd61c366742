import { type Db, sql } from '../../db/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { pruneUploads } from '../../people/uploads/uploads.ts';

/** Deletes expired rows. Sessions stay a while longer, to tell their holders why they ended. */
export async function pruneExpired(db: Db, ledger: Ledger): Promise<void> {
  await db.query(sql`delete from key_session where expires_at < app_now()`);
  // A device without a member may be one of any number that a stranger makes up. The app itself refuses version 1 after version 2.
  await db.query(sql`
    delete from envelope_device e where last_at < app_now() - interval '7 days'
      and not exists (select from member_device d where d.device_id = e.device_id)`);
  // Longer than any app keeps its own mark unused; the app refuses version 1 too.
  await db.query(sql`delete from envelope_device where last_at < app_now() - interval '400 days'`);
  await db.query(sql`delete from attempt_counter where expires_at < app_now()`);
  await db.query(sql`delete from attempt_try where until < app_now()`);
  await db.query(sql`delete from login_log where at < app_now() - interval '180 days'`);
  await db.query(sql`delete from captcha_puzzle where expires_at < app_now()`);
  await db.query(sql`delete from captcha_ticket where expires_at < app_now()`);
  await db.query(sql`delete from pay_ticket where expires_at < app_now()`);
  await db.query(sql`delete from payment_text_paid where expires_at < app_now() - interval '1 day'`);
  await db.query(sql`delete from login_challenge where expires_at < app_now()`);
  await db.query(sql`delete from passkey_challenge where expires_at < app_now()`);
  // A link that was used still says so for a while.
  await db.query(sql`delete from stop_link where expires_at < app_now() - interval '7 days'`);
  await db.query(sql`delete from sms_reply where expires_at < app_now() - interval '1 day'`);
  await db.query(sql`delete from support_pass where expires_at < app_now()`);
  await db.query(sql`delete from one_time_code where expires_at < app_now() - interval '1 day'`);
  // A browser whose app nobody opens gets no notifications after a while. Until then its session can still be ended.
  await db.query(sql`delete from push_subscription where seen_at < app_now() - interval '30 days'`);
  await db.query(sql`
    delete from session s where absolute_at < app_now() - interval '7 days'
      and not exists (select from push_subscription where session_hash = s.token_hash)`);
  // The longest chart looks back 90 days.
  await db.query(sql`delete from rate_point where at < app_now() - interval '100 days'`);
  await db.query(sql`delete from outbox_message where created_at < app_now() - interval '1 day'`);
  await pruneUploads(db);
  await db.query(sql`delete from message where created_at < app_now() - interval '30 days' and done_at is not null`);
  await db.query(sql`
    delete from notice n where created_at < app_now() - interval '180 days' and is_queued
      and not exists (select 1 from message where notice_id = n.id)`);
  await ledger.prune();
}
