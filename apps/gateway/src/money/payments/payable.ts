import type { PaymentText } from '@ezwallet/validators';
import { Refusal } from '../../call/Outcome.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';

type Payment = PaymentText['payment'];

/** Whether a payment code can still be paid. */
interface CodeStatus {
  readonly paid: boolean;
  readonly expired: boolean;
}

/**
 * The status of a payee's payment code now, by the database's clock. One for any amount is never done.
 * @param payee an id, or SQL of one
 */
export async function readCodeStatus(db: Db, payment: Payment, payee: Sql): Promise<CodeStatus> {
  if (payment.kind === 'static') return { paid: false, expired: false };
  return await db.one<CodeStatus>(sql`
    select app_now() >= ${new Date(payment.expiresAt)} as expired,
      exists (select 1 from payment_text_paid where payee_id = ${payee} and nonce = ${payment.nonce}) as paid`);
}

/** What a member is about to pay; `amount` as a decimal string in its shortest form. */
interface Offer {
  readonly currency: string;
  readonly amount: string;
}

/**
 * Compares what a member is about to pay with what the code asks for. Refuses with `AMOUNT_INVALID` for another
 * currency or amount, with what is asked; `ORDER_EXPIRED`, `ORDER_ALREADY_DONE`.
 */
export function refuseOffer(payment: Payment, offer: Offer, { paid, expired }: CodeStatus): Refusal | undefined {
  const { currency } = payment;
  if (offer.currency !== currency) return new Refusal('AMOUNT_INVALID', { currency });
  if (payment.kind === 'static') return undefined;
  const { amount } = payment;
  if (offer.amount !== amount) return new Refusal('AMOUNT_INVALID', { currency, amount });
  if (paid) return new Refusal('ORDER_ALREADY_DONE');
  return expired ? new Refusal('ORDER_EXPIRED') : undefined;
}
