import type { Services } from '../app/Services.ts';
import { sql } from '../db/index.ts';
import { scheduleNotice } from './askNotice.ts';
import { findMerchant } from './Merchant.ts';
import { merchantView } from './merchantView.ts';
import { getPayment } from './PaymentStanding.ts';
import { postNotice } from './postNotice.ts';
import { signFields } from './signFields.ts';

/**
 * The job of a notice: tells a merchant's server how its payment stands now, and after a failure tries again, as often
 * as the policy says. The same may be told twice.
 */
export async function keepNotifying(services: Services, paymentId: bigint): Promise<void> {
  const { db, log, config } = services;
  const notice = await db.maybe<{ tries: number; edition: number }>(sql`
    select tries, edition from merchant_notice where payment_id = ${paymentId} and done_at is null`);
  if (!notice) return;
  // What became new meanwhile is told by another job.
  const same = sql`payment_id = ${paymentId} and edition = ${notice.edition}`;
  try {
    await tell(services, paymentId);
    await db.query(sql`update merchant_notice set done_at = app_now() where ${same}`);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const tries = notice.tries + 1;
    const after = config.policy.cashier.noticeAfter[tries];
    log.warn({ payment: String(paymentId), tries, failure }, 'a merchant was not told about a payment');
    await db.tx(async (tx) => {
      const counted = await tx.maybe(sql`
        update merchant_notice set tries = ${tries}, failure = ${failure} where ${same} returning 1`);
      if (counted && after !== undefined) await scheduleNotice(tx, paymentId, after);
    });
  }
}

async function tell(services: Services, paymentId: bigint): Promise<void> {
  const { config, clock, db } = services;
  const payment = await getPayment(db, paymentId);
  const merchant = await findMerchant(services, payment.merchantNo);
  if (!merchant) throw new Error('The merchant’s account is closed.');
  const fields = { ...(await merchantView(services, payment)), time: clock.now() };
  const body = { ...fields, sign: signFields(merchant.secret, fields) };
  const { noticeTimeout: timeout } = config.policy.cashier;
  await postNotice(payment.notifyUrl, body, { timeout, mayBePrivate: config.sandbox });
}
