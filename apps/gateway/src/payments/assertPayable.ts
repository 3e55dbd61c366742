import type { PaymentText } from '@ezwallet/validators';
import { ApiFailure } from '../app/ApiFailure.ts';
import { type Db, sql } from '../db/index.ts';

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
  const { amount, expiresAt, nonce } = payment;
  if (offer.amount !== amount) throw new ApiFailure('AMOUNT_INVALID', { currency, amount });
  const { isPaid, isExpired } = await db.one<{ isPaid: boolean; isExpired: boolean }>(sql`
    select app_now() >= ${new Date(expiresAt)} as "isExpired",
      exists (select 1 from payment_text_paid where payee_id = ${offer.payeeId} and nonce = ${nonce}) as "isPaid"`);
  if (isPaid) throw new ApiFailure('ORDER_ALREADY_DONE');
  if (isExpired) throw new ApiFailure('ORDER_EXPIRED');
}
