import { MERCHANT_PAYMENT_STATUS, type MerchantPayment } from '@ezwallet/api-client/contract';
import { fromMinorUnits } from '@ezwallet/validators';
import type { AssetAmount } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { Refusal } from '../../call/Outcome.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import type { PaymentState } from './life.ts';

/** A merchant's payment and its status; amounts in minor units, times in epoch milliseconds. */
export interface MerchantPaymentRecord {
  readonly id: bigint;
  readonly merchantId: bigint;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly merchantLogo: string;
  readonly outTradeNo: string;
  readonly token: string;
  readonly terms: Buffer;
  readonly asset: string;
  readonly amount: bigint;
  readonly subject: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** The payer's time is over. */
  readonly isEnded: boolean;
  readonly state: PaymentState;
  /** What the payer sees now: `expired` as soon as the time is over, even before a job has moved the payment. */
  readonly status: MerchantPayment['status'];
  /** What came, including after the end. */
  readonly paid: bigint;
  /** The part that came before the end. */
  readonly paidInTime: bigint;
  /** What a network is still confirming, and what open purchases will pay. */
  readonly arriving: bigint;
  /** The part of it that purchases will pay. */
  readonly buying: bigint;
  /** What the merchant gave back. */
  readonly refunded: bigint;
  /** Digest of the name that the payer must have; null where anybody may pay. */
  readonly payerName: Buffer | null;
  readonly isLate: boolean;
}

const COLUMNS = sql`
  p.id, p.merchant_id as "merchantId", k.merchant_no as "merchantNo", k.name as "merchantName",
  k.logo as "merchantLogo", p.out_trade_no as "outTradeNo", p.token, p.terms, p.asset_id as asset, p.amount, p.subject,
  p.notify_url as "notifyUrl", p.return_url as "returnUrl", p.created_at as "createdAt", p.expires_at as "expiresAt",
  p.expires_at <= app_now() as "isEnded", p.state, p.status, p.paid, p.in_time as "paidInTime", p.arriving,
  p.buying, p.refunded, p.payer_name as "payerName", p.is_late as "isLate"`;

const findWhere = async (db: Db, condition: Sql) =>
  await db.maybe<MerchantPaymentRecord>(sql`
    select ${COLUMNS} from merchant_payment_status p join merchant k on k.member_id = p.merchant_id
    where ${condition}`);

/** The payment that a page's address names. */
export async function findPaymentByToken(db: Db, token: string): Promise<MerchantPaymentRecord | undefined> {
  return await findWhere(db, sql`p.token = ${token}`);
}

/** The same, for callers that need one. @throws {ApiFailure} `ORDER_NOT_FOUND` */
export async function getPaymentByToken(db: Db, token: string): Promise<MerchantPaymentRecord> {
  const found = await findPaymentByToken(db, token);
  if (!found) throw new ApiFailure('ORDER_NOT_FOUND');
  return found;
}

/** The payment of a merchant's own number. */
export async function findPaymentByNumber(
  db: Db,
  merchantId: bigint,
  outTradeNo: string,
): Promise<MerchantPaymentRecord | undefined> {
  return await findWhere(db, sql`p.merchant_id = ${merchantId} and p.out_trade_no = ${outTradeNo}`);
}

/** The payment of an id that is in the database. */
export async function getPayment(db: Db, id: bigint): Promise<MerchantPaymentRecord> {
  const found = await findWhere(db, sql`p.id = ${id}`);
  if (!found) throw new Error(`There is no payment ${id}.`);
  return found;
}

/** The same, locked: until the transaction ends, nobody else changes what came for it. */
export async function lockPayment(tx: Db, id: bigint): Promise<MerchantPaymentRecord> {
  await tx.query(sql`select 1 from merchant_payment where id = ${id} for no key update`);
  return await getPayment(tx, id);
}

/** The amount that nobody has sent yet. */
export function missingOf({ amount, paid, arriving }: MerchantPaymentRecord): bigint {
  const missing = amount - paid - arriving;
  return missing > 0n ? missing : 0n;
}

/**
 * The payment that money at its address counts towards. Money of another currency is a deposit
 * of the merchant, and pays nothing.
 */
export async function findPaymentOf(
  db: Db,
  { paymentId, asset }: { readonly paymentId: bigint | null; readonly asset: string | null },
): Promise<MerchantPaymentRecord | undefined> {
  if (paymentId === null) return undefined;
  const payment = await getPayment(db, paymentId);
  return payment.asset === asset ? payment : undefined;
}

/**
 * Refuses a payment that nobody can pay any more: with `ORDER_CANCELED` when the merchant closed it,
 * `ORDER_ALREADY_DONE` when nothing is missing (or it is on its way) or the merchant gave it back, and `ORDER_EXPIRED`.
 */
export function refuseEnded(payment: MerchantPaymentRecord): Refusal | undefined {
  if (payment.status === MERCHANT_PAYMENT_STATUS.closed) return new Refusal('ORDER_CANCELED');
  const isRefunded = payment.status === MERCHANT_PAYMENT_STATUS.refunded;
  if (isRefunded || missingOf(payment) === 0n) return new Refusal('ORDER_ALREADY_DONE');
  return payment.isEnded ? new Refusal('ORDER_EXPIRED') : undefined;
}

/**
 * Compares what a person is about to pay with what is missing of a payment. Refuses as {@link refuseEnded}; with
 * `AMOUNT_INVALID` another currency or amount, with what is missing.
 */
export function refuseOffer(payment: MerchantPaymentRecord, { asset, minor, scale }: AssetAmount): Refusal | undefined {
  const ended = refuseEnded(payment);
  if (ended) return ended;
  const { asset: currency } = payment;
  if (asset !== currency) return new Refusal('AMOUNT_INVALID', { currency });
  const missing = missingOf(payment);
  return minor === missing
    ? undefined
    : new Refusal('AMOUNT_INVALID', { currency, amount: fromMinorUnits(missing, scale) });
}
