import { MERCHANT_PAYMENT_STATUS } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../app/ApiFailure.ts';
import { missingOf, type PaymentStanding } from './PaymentStanding.ts';

/**
 * Lets only a payment through that can still be paid.
 * @throws {ApiFailure} `ORDER_CANCELED` closed by the merchant, `ORDER_ALREADY_DONE` nothing is missing, also while a
 *   network is still confirming it, `ORDER_EXPIRED`
 */
export function assertOpen(payment: PaymentStanding): void {
  if (payment.status === MERCHANT_PAYMENT_STATUS.closed) throw new ApiFailure('ORDER_CANCELED');
  if (missingOf(payment) === 0n) throw new ApiFailure('ORDER_ALREADY_DONE');
  if (payment.isEnded) throw new ApiFailure('ORDER_EXPIRED');
}
