import type { PaymentText } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import { type Db, sql } from '../db/index.ts';

/** Whether a payment code can still be paid. */
interface PaymentStanding {
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

/** What a person is about to pay; `amount` as a decimal string in its shortest form. */
interface Offer {
  readonly payeeId: bigint;
  readonly currency: string;
  readonly amount: string;
}

/**
 * Holds what a person is about to pay against what the code asks for.
 * @throws {ApiFailure} `AMOUNT_INVALID` for another currency or amount, with what is asked; `ORDER_EXPIRED`,
 *   `ORDER_ALREADY_DONE`
 */
export async function assertPayable(db: Db, payment: PaymentText['payment'], offer: Offer): Promise<void> {
  const { currency } = payment;
  if (offer.currency !== currency) throw new ApiFailure('AMOUNT_INVALID', { currency });
  if (payment.kind === 'static') return;
  const { amount } = payment;
  if (offer.amount !== amount) throw new ApiFailure('AMOUNT_INVALID', { currency, amount });
  const { paid, expired } = await standingOf(db, payment, offer.payeeId);
  if (paid) throw new ApiFailure('ORDER_ALREADY_DONE');
  if (expired) throw new ApiFailure('ORDER_EXPIRED');
}
