import { settlePayment } from '../cashier/process.ts';
import type { Db } from '../../db/index.ts';
import { runProcess } from '../../process/runProcess.ts';
import type { Deposit } from './Deposit.ts';
import { type DepositEvent, lifeOfDeposit } from './life.ts';

/** Moves deposits. The caller has locked or created the row. */
export const depositProcess = runProcess(lifeOfDeposit);

type Options = Parameters<typeof depositProcess.move>[3];

/** Moves a deposit, and with it the merchant's payment that it counts towards. @returns false when it moved meanwhile */
export async function moveDeposit(tx: Db, deposit: Deposit, event: DepositEvent, options: Options): Promise<boolean> {
  if (!(await depositProcess.move(tx, deposit, event, options))) return false;
  if (deposit.paymentId !== null) await settlePayment(tx, deposit.paymentId, 'watcher');
  return true;
}

/** The same for a new deposit. */
export async function beginDeposit(
  tx: Db,
  { id, paymentId }: Pick<Deposit, 'id' | 'paymentId'>,
  event: DepositEvent,
  reason = '',
): Promise<void> {
  await depositProcess.begin(tx, id, event, { by: 'watcher', reason });
  if (paymentId !== null) await settlePayment(tx, paymentId, 'watcher');
}
