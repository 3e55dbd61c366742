import { MERCHANT_PAYMENT_STATUS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../app/ApiFailure.ts';
import { type Db, sql } from '../db/index.ts';
import { getPayment, lockPayment, type PaymentStanding } from './PaymentStanding.ts';

/**
 * Closes a payment that nobody has begun to send money for; closing it again changes nothing.
 * @throws {ApiFailure} `ORDER_ALREADY_DONE` when money came or is coming
 */
export async function closePayment(db: Db, id: bigint): Promise<PaymentStanding> {
  return await db.tx(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment.status === MERCHANT_PAYMENT_STATUS.closed) return payment;
    if (payment.paid > 0n || payment.arriving > 0n) throw new ApiFailure('ORDER_ALREADY_DONE');
    await tx.query(sql`update merchant_payment set closed_at = app_now() where id = ${id}`);
    return await getPayment(tx, id);
  });
}
