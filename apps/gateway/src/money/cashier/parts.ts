import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { BIZ_TYPES, createLedger } from '../../ledger/index.ts';
import { lockPayment, type MerchantPaymentRecord, missingOf } from './payments.ts';
import { cashierFee } from './cashierFee.ts';
import { readScale } from '../../assets/amounts.ts';

/** The least that counts towards a payment over a network: the usual minimum, but always what completes it. */
export function leastPart(payment: MerchantPaymentRecord, usual: bigint): bigint {
  const missing = missingOf(payment);
  return missing > 0n && missing < usual ? missing : usual;
}

/** Kind and fee of money that comes for a payment now. Locks the payment: the fee depends on what came before. */
export async function termsOfPart(tx: Db, policy: Policy, paymentId: bigint, amount: bigint) {
  const { asset, paid } = await lockPayment(tx, paymentId);
  const scale = await readScale(createLedger(tx), asset);
  return { bizType: BIZ_TYPES.payIn, fee: cashierFee(policy, { asset, scale, before: paid, amount }) };
}

/** Money of a merchant that came for a payment. The caller has the payment locked. */
interface Part {
  readonly paymentId: bigint;
  /** The merchant's bill. */
  readonly billNo: string;
  /** When the money was first seen, as SQL. */
  readonly seenAt: Sql;
  readonly by: 'payer' | 'watcher';
}

/** Counts money towards a payment, in the transaction that moves it, and schedules the merchant's notice. */
export async function recordPart(tx: Db, { paymentId, billNo, seenAt, by }: Part): Promise<void> {
  await tx.query(sql`select record_part(${paymentId}, ${billNo}, (${seenAt}), ${by})`);
}
