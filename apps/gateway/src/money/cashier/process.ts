import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, sql } from '../../db/index.ts';
import { runProcess } from '../../process/runProcess.ts';
import { lifeOfPayment } from './life.ts';
import { getPayment, lockPayment, type MerchantPaymentRecord } from './payments.ts';

/** Moves merchants' payments. */
export const paymentProcess = runProcess(lifeOfPayment, {
  pay: async (tx, id) => await settlePayment(tx, id, 'clock'),
});

/** The time limit of a payment is its own end. */
const dueAt = (id: bigint) => sql`(select expires_at from merchant_payment where id = ${id})`;

/** Begins the process of a new payment. */
export async function placeInProcess(tx: Db, id: bigint): Promise<void> {
  await paymentProcess.begin(tx, id, 'place', { by: 'merchant', due: dueAt(id) });
}

/** Records that a payer has chosen how to pay. */
export async function beginPayment(db: Db, id: bigint): Promise<void> {
  await db.query(sql`select begin_payment(${id})`);
}

/** Brings a payment in line with what came for it, what is arriving and what the time is; see the function of that name. */
export async function settlePayment(tx: Db, id: bigint, by: 'payer' | 'watcher' | 'clock'): Promise<void> {
  await tx.query(sql`select settle_payment(${id}, ${by})`);
}

/**
 * Closes a payment that nobody has started to pay; closing it again changes nothing.
 * @throws {ApiFailure} `ORDER_ALREADY_DONE` when money came or is coming
 */
export async function closePayment(db: Db, id: bigint): Promise<MerchantPaymentRecord> {
  return await db.tx(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment.state === 'closed') return payment;
    if (payment.paid > 0n || payment.arriving > 0n) throw new ApiFailure('ORDER_ALREADY_DONE');
    await tx.query(sql`update merchant_payment set closed_at = app_now() where id = ${id}`);
    await paymentProcess.move(tx, payment, 'close', { by: 'merchant' });
    return await getPayment(tx, id);
  });
}
