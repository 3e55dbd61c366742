import type { Policy } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { BIZ_TYPES, createLedger } from '../ledger/index.ts';
import { cashierFee } from './cashierFee.ts';
import { lockPayment } from './PaymentStanding.ts';
import { readScale } from './readScale.ts';

/** Kind and fee of money that comes for a payment now. Locks the payment: the fee depends on what came before. */
export async function termsOfPart(tx: Db, policy: Policy, paymentId: bigint, amount: bigint) {
  const { asset, paid } = await lockPayment(tx, paymentId);
  const scale = await readScale(createLedger(tx), asset);
  return { bizType: BIZ_TYPES.payIn, fee: cashierFee(policy, { asset, scale, before: paid, amount }) };
}
