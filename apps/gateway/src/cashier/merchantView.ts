import type { Services } from '../app/Services.ts';
import { formatMoney } from '../ledger/index.ts';
import type { PaymentStanding } from './PaymentStanding.ts';
import { readScale } from './readScale.ts';
import { flagsOf } from './viewPayment.ts';

/**
 * What a merchant's server learns of a payment: amounts as decimal strings, times in epoch milliseconds. `paidAmount`
 * is in the merchant's account; a network's unconfirmed money is not in it. Flags are joined by commas, so that every
 * field can be signed.
 */
export async function merchantView({ ledger }: Pick<Services, 'ledger'>, payment: PaymentStanding) {
  const { merchantNo, outTradeNo, asset, amount, paid, status, createdAt, expiresAt } = payment;
  const scale = await readScale(ledger, asset);
  return {
    merchantNo,
    outTradeNo,
    currency: asset,
    amount: formatMoney(amount, scale),
    paidAmount: formatMoney(paid, scale),
    status,
    flags: flagsOf(payment).join(','),
    createdAt,
    expireAt: expiresAt,
  };
}
