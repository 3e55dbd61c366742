import { ApiFailure } from '../app/ApiFailure.ts';
import type { Db } from '../db/index.ts';
import { createLedger } from '../ledger/index.ts';
import { returnVoucher } from '../vouchers/returnVoucher.ts';
import { giveBackToDay } from './day-limit.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './Withdrawal.ts';

/**
 * Refuses a withdrawal in review and gives everything back: the money, the voucher, the day's limit.
 * @param reason shown to its owner
 * @returns false when it is no longer in review
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function refuseWithdrawal(
  tx: Db,
  { id, billNo }: Pick<Withdrawal, 'id' | 'billNo'>,
  reason: string,
): Promise<boolean> {
  if (!(await moveWithdrawal(tx, { id, from: 'review', to: 'refused', actor: 'operator', reason }))) return false;
  const ref = { refKind: 'withdrawal', refId: String(id) };
  const result = await createLedger(tx).voidHold({ actor: 0n, key: `withdrawal:${id}:void`, ...ref });
  if (!result.ok) throw new ApiFailure(result.code);
  await returnVoucher(tx, billNo);
  await giveBackToDay(tx, id);
  return true;
}
