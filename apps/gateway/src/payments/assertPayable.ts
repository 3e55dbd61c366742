import type { PaymentText } from '@ezwallet/validators';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { Db } from '../db/index.ts';
import { standingOf } from './standingOf.ts';

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
