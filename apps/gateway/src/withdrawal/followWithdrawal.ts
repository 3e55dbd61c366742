import { ApiFailure } from '../app/ApiFailure.ts';
import { type Db, sql } from '../db/index.ts';
import { BIZ_TYPES, createLedger } from '../ledger/index.ts';
import { useVoucher } from '../vouchers/useVoucher.ts';
import { chainOf } from './chainOf.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { reviewFailure } from './reviewFailure.ts';
import type { SendingStep } from './SendingStep.ts';
import { signedTransferOf } from './signedTransferOf.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** Watches what was sent until enough blocks stand on it; what its network has forgotten is sent again as it was. */
export const followWithdrawal: SendingStep = async (services, withdrawal) => {
  const { db } = services;
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const standing = await chain.confirmations(signed.txid);
  if (standing === 'failed') return await reviewFailure(services, withdrawal);
  if (standing === undefined) await chain.broadcast(signed);
  const confirmations = standing ?? 0;
  if (confirmations >= withdrawal.required) {
    await db.tx((tx) => complete(tx, withdrawal, confirmations));
    return 'again';
  }
  if (confirmations !== withdrawal.confirmations) await db.query(sql`
    update withdrawal set confirmations = ${confirmations}, updated_at = app_now()
    where id = ${withdrawal.id} and state = 'sent' and txid = ${signed.txid}`);
  return 'later';
};

/** The held money leaves the house, the fee stays with it, and the voucher is used up. */
async function complete(
  tx: Db,
  { id, billNo, amount, fee }: Withdrawal,
  confirmations: number,
): Promise<void> {
  if (!(await moveWithdrawal(tx, { id, from: 'sent', to: 'done', actor: 'sender' }))) return;
  await tx.query(sql`update withdrawal set confirmations = ${confirmations} where id = ${id}`);
  const result = await createLedger(tx).capture({
    actor: 0n,
    key: `withdrawal:${id}:capture`,
    refKind: 'withdrawal',
    refId: String(id),
    to: 'world',
    amount,
    fee,
    bizTypes: { send: BIZ_TYPES.payOut },
  });
  if (!result.ok) throw new ApiFailure(result.code);
  await useVoucher(tx, billNo);
}
