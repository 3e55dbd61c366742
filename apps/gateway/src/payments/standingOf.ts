import type { PaymentText } from '@ezwallet/validators';
import { type Db, sql } from '../db/index.ts';

/** Whether a payment code can still be paid. */
export interface PaymentStanding {
  readonly paid: boolean;
  readonly expired: boolean;
}

/** How the payment code of a payee stands now, by the database's clock. One for any amount is never done. */
export async function standingOf(db: Db, payment: PaymentText['payment'], payeeId: bigint): Promise<PaymentStanding> {
  if (payment.kind === 'static') return { paid: false, expired: false };
  return await db.one<PaymentStanding>(sql`
    select app_now() >= ${new Date(payment.expiresAt)} as expired,
      exists (select 1 from payment_text_paid where payee_id = ${payeeId} and nonce = ${payment.nonce}) as paid`);
}
