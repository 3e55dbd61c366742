import { ApiFailure } from '../app/ApiFailure.ts';
import type { AssetAmount } from '../assets/readAmount.ts';
import { formatMoney } from '../ledger/index.ts';
import { assertOpen } from './assertOpen.ts';
import { missingOf, type PaymentStanding } from './PaymentStanding.ts';

/**
 * Holds what a person is about to pay against what is missing of a payment.
 * @throws {ApiFailure} as {@link assertOpen}; `AMOUNT_INVALID` for another currency or amount, with what is missing
 */
export function assertAsked(payment: PaymentStanding, { asset, minor, scale }: AssetAmount): void {
  assertOpen(payment);
  const { asset: currency } = payment;
  if (asset !== currency) throw new ApiFailure('AMOUNT_INVALID', { currency });
  const missing = missingOf(payment);
  if (minor !== missing) throw new ApiFailure('AMOUNT_INVALID', { currency, amount: formatMoney(missing, scale) });
}
