import type { Services } from '../../call/Services.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { addJob, hasLiveJob } from '../../queue/queue.ts';
import { findMerchant } from './Merchant.ts';
import { getPayment, type MerchantPaymentRecord } from './payments.ts';
import { signFields } from './merchant-requests.ts';
import { postNotice } from './postNotice.ts';
import { merchantView } from './views.ts';

const AT_ONCE = 100;
const MAX_FAILURE = 200;

/** Tries a notice at once, or some milliseconds from now. */
async function scheduleNotice(tx: Db, paymentId: bigint, after = 0): Promise<void> {
  await addJob(tx, 'notifyMerchant', { paymentId: String(paymentId) }, { key: `notice:${paymentId}`, after });
}

/**
 * The job of a notice: tells a merchant's server the status of its payment, and after a failure tries again, as often
 * as the policy says. The server may get the same notice twice.
 */
export async function keepNotifying(services: Services, paymentId: bigint): Promise<void> {
  const { db, log, config } = services;
  const notice = await db.maybe<{ tries: number; edition: number }>(sql`
    select tries, edition from merchant_notice where payment_id = ${paymentId} and done_at is null`);
  if (!notice) return;
  // Another job sends what changed meanwhile.
  const same = sql`payment_id = ${paymentId} and edition = ${notice.edition}`;
  const payment = await getPayment(db, paymentId);
  const told = { paymentId, edition: notice.edition, status: payment.status };
  try {
    await tell(services, payment);
    await db.query(sql`update merchant_notice set done_at = app_now() where ${same}`);
    await noteTry(db, { ...told, failure: '', after: undefined });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const tries = notice.tries + 1;
    const after = config.policy.cashier.noticeAfter[tries];
    log.warn({ payment: String(paymentId), tries, failure }, 'cannot notify a merchant of a payment');
    await db.tx(async (tx) => {
      const counted = await tx.maybe(sql`
        update merchant_notice set tries = ${tries}, failure = ${failure} where ${same} returning 1`);
      if (counted && after !== undefined) await scheduleNotice(tx, paymentId, after);
      await noteTry(tx, { ...told, failure, after: counted ? after : undefined });
    });
  }
}

interface NoticeTry {
  readonly paymentId: bigint;
  readonly edition: number;
  readonly status: number;
  readonly failure: string;
  /** Milliseconds until the next try; undefined for none. */
  readonly after: number | undefined;
}

async function noteTry(db: Db, { paymentId, edition, status, failure, after }: NoticeTry): Promise<void> {
  const next = after === undefined ? sql`null` : fromNow(after);
  await db.query(sql`
    insert into merchant_notice_try (payment_id, edition, status, failure, next_at)
    values (${paymentId}, ${edition}, ${status}, ${failure.slice(0, MAX_FAILURE)}, ${next})`);
}

/** The tries to deliver the notices of a payment, newest first; times in epoch milliseconds. */
export async function listNotices(db: Db, paymentId: bigint) {
  return await db.query<{ status: number; delivered: boolean; failure: string; at: number; nextAt: number | null }>(sql`
    select status, failure = '' as delivered, failure, at, next_at as "nextAt" from merchant_notice_try
    where payment_id = ${paymentId} order by id desc limit ${AT_ONCE}`);
}

async function tell(services: Services, payment: MerchantPaymentRecord): Promise<void> {
  const { config, clock } = services;
  const merchant = await findMerchant(services, payment.merchantNo);
  if (!merchant) throw new Error('The merchant’s account is closed.');
  const fields = { ...(await merchantView(services, payment)), time: clock.now() };
  const { pathname, search } = new URL(payment.notifyUrl);
  const sign = signFields(merchant.secret, { method: 'POST', path: pathname + search }, fields);
  const { noticeTimeout: timeout } = config.policy.cashier;
  await postNotice(payment.notifyUrl, { ...fields, sign }, { timeout, mayBePrivate: config.sandbox });
}

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
