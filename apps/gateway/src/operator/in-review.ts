import type { Db } from '../db/index.ts';
import type { Withdrawal } from '../withdrawal/Withdrawal.ts';
import { findByBillNo } from '../withdrawal/withdrawals.ts';
import { OperatorError } from './Command.ts';

/** The withdrawal of a bill number given on the command line, in review. @throws {OperatorError} */
export async function findInReview(db: Db, billNo: string | undefined): Promise<Withdrawal> {
  if (billNo === undefined) throw new OperatorError('Give the number of a bill. See --help.');
  const withdrawal = await findByBillNo(db, billNo);
  if (!withdrawal) throw new OperatorError(`No withdrawal has the bill ${billNo}.`);
  if (withdrawal.state !== 'review') throw notInReview(withdrawal);
  return withdrawal;
}

/** What is said of a withdrawal that somebody else has moved on. */
export function notInReview({ billNo, state }: Pick<Withdrawal, 'billNo' | 'state'>): OperatorError {
  return new OperatorError(`${billNo} is not in review${state === 'review' ? ' any more' : `: ${state}`}.`);
}
