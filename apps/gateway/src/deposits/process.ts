import { settlePayment } from '../cashier/process.ts';
import { type Db, sql } from '../db/index.ts';
import { createLedger, type CreditCommand } from '../ledger/index.ts';
import { runProcess } from '../process/runProcess.ts';
import type { Deposit } from './Deposit.ts';
import { type DepositEvent, lifeOfDeposit } from './life.ts';

/** Kind and fee of money for a merchant's payment; empty for a member's own deposit. */
export type CreditTerms = Pick<CreditCommand, 'bizType' | 'fee'>;

/** Moves deposits. The caller has locked or created the row. */
export const depositProcess = runProcess(lifeOfDeposit, {
  table: sql`deposit`,
  since: { credited: sql`credited_at` },
  effects: {
    /** The member's bill waits for the money again. */
    expect: async (tx: Db, deposit: Deposit) => await expectAgain(tx, deposit, true),
    /** The member's bill is cancelled. */
    cancel: async (tx: Db, deposit: Deposit) => await expectAgain(tx, deposit, false),
    /** The money is the member's; the ledger completes the bill. @throws Error when the ledger refuses */
    async credit(tx: Db, { id, memberId: to, asset, amount, billNo }: Deposit, terms: CreditTerms | undefined) {
      if (asset === null || amount === null || billNo === null) throw new Error(`Deposit ${id} has no bill.`);
      const command = { actor: 0n, key: `job:deposit:${id}`, to, asset, amount, billNo, ...terms };
      const result = await createLedger(tx).credit(command);
      if (!result.ok) throw new Error(`Deposit ${id} was not credited: ${result.code}.`);
    },
  },
});

async function expectAgain(tx: Db, { billNo }: Deposit, isExpected: boolean): Promise<void> {
  if (billNo !== null) await createLedger(tx).expectAgain(billNo, isExpected);
}

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
