import { MERCHANT_PAYMENT_FLAGS, type MerchantPayment } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { type MerchantPaymentRecord, missingOf } from './payments.ts';
import { readScale } from '../../assets/amounts.ts';

type Flag = (typeof MERCHANT_PAYMENT_FLAGS)[number];

/** Makes what a payer sees of a payment. */
export async function viewPayment(
  { ledger, chains, config }: Pick<Services, 'ledger' | 'chains' | 'config'>,
  payment: MerchantPaymentRecord,
  move: ChainMove | undefined,
): Promise<MerchantPayment> {
  const { asset, amount, paid, arriving, buying, refunded } = payment;
  const scale = await readScale(ledger, asset);
  const isNamed = payment.payerName !== null;
  const protocols = isNamed ? [] : chains.list().flatMap(({ protocol, coins }) => (coins.has(asset) ? [protocol] : []));
  const { currencies, least } = config.policy.trade;
  // A trade has a minimum, in USDT, whose price is one.
  const mayBuy = currencies.includes(asset) && missingOf(payment) >= least;
  return {
    merchantName: payment.merchantName,
    merchantLogo: payment.merchantLogo,
    outTradeNo: payment.outTradeNo,
    subject: payment.subject,
    currency: asset,
    amount: fromMinorUnits(amount, scale),
    paidAmount: fromMinorUnits(paid + arriving, scale),
    status: payment.status,
    flags: flagsOf(payment),
    refundedAmount: fromMinorUnits(refunded, scale),
    ways: ['balance', ...(mayBuy ? (['buy'] as const) : []), ...(protocols.length > 0 ? (['chain'] as const) : [])],
    protocols,
    namedPayer: isNamed,
    buying: buying > 0n,
    chain: move ?? null,
    returnUrl: payment.returnUrl,
    createdAt: payment.createdAt,
    expireAt: payment.expiresAt,
  };
}

/** What is unusual about the money so far. */
function flagsOf({ amount, paid, isLate }: MerchantPaymentRecord): Flag[] {
  const holds: Record<Flag, boolean> = { PARTIAL: paid > 0n && paid < amount, OVER: paid > amount, LATE: isLate };
  return MERCHANT_PAYMENT_FLAGS.filter((flag) => holds[flag]);
}

type ChainMove = NonNullable<MerchantPayment['chain']>;

/** What came last over a network for the payment of a token. */
export async function findNewestMove(db: Db, token: string): Promise<ChainMove | undefined> {
  return await db.maybe<ChainMove>(sql`
    select d.txid, least(d.confirmations, d.required) as confirmations, d.required
    from merchant_payment p join deposit d on d.payment_id = p.id and d.asset_id = p.asset_id
    where p.token = ${token} and d.state not in ('small', 'dropped')
    order by d.id desc limit 1`);
}

/**
 * What a merchant's server learns of a payment: amounts as decimal strings, times in epoch milliseconds. `paidAmount`
 * is in the merchant's account; a network's unconfirmed money is not in it. Flags are joined by commas, so that every
 * field can be signed.
 */
export async function merchantView({ ledger }: Pick<Services, 'ledger'>, payment: MerchantPaymentRecord) {
  const { merchantNo, outTradeNo, asset, amount, paid, refunded, status, createdAt, expiresAt } = payment;
  const scale = await readScale(ledger, asset);
  return {
    merchantNo,
    outTradeNo,
    currency: asset,
    amount: fromMinorUnits(amount, scale),
    paidAmount: fromMinorUnits(paid, scale),
    refundedAmount: fromMinorUnits(refunded, scale),
    status,
    flags: flagsOf(payment).join(','),
    createdAt,
    expireAt: expiresAt,
  };
}
