import type { Db } from '../db/index.ts';
import { getPayment, type PaymentStanding } from './PaymentStanding.ts';

/**
 * The payment that money at its address counts towards. Money of another currency is the merchant's like any recharge,
 * and pays nothing.
 */
export async function findPaymentOf(
  db: Db,
  { paymentId, asset }: { readonly paymentId: bigint | null; readonly asset: string | null },
): Promise<PaymentStanding | undefined> {
  if (paymentId === null) return undefined;
  const payment = await getPayment(db, paymentId);
  return payment.asset === asset ? payment : undefined;
}
