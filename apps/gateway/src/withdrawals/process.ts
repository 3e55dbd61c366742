import { ApiFailure } from '../call/ApiFailure.ts';
import type { Policy } from '../config/index.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import { BIZ_TYPES, type CommandResult, createLedger } from '../ledger/index.ts';
import { runProcess } from '../process/runProcess.ts';
import { addJob } from '../queue/queue.ts';
import { returnVoucher, useVoucher } from '../vouchers/voucher-use.ts';
import type { Withdrawal } from './Withdrawal.ts';
import { giveBackToDay } from './day-limit.ts';
import { lifeOfWithdrawal } from './life.ts';

/** Moves withdrawals. The sender asks about the limit `sign` when signing fails. */
export const withdrawalProcess = runProcess(lifeOfWithdrawal, {
  table: sql`withdrawal`,
  effects: {
    /** The held money leaves the house, the fee stays with it, and the voucher is used up. */
    async capture(tx: Db, { id, billNo, amount, fee }: Withdrawal) {
      const bizTypes = { send: BIZ_TYPES.payOut };
      accept(await createLedger(tx).capture({ ...commandOn(id, 'capture'), to: 'world', amount, fee, bizTypes }));
      await useVoucher(tx, billNo);
    },
    /** The member gets everything back: the money, the voucher, the day's limit. */
    async void(tx: Db, { id, billNo }: Withdrawal) {
      accept(await createLedger(tx).voidHold(commandOn(id, 'void')));
      await returnVoucher(tx, billNo);
      await giveBackToDay(tx, id);
    },
  },
});

/** Schedules the next step of a withdrawal, at once or after some milliseconds. */
export async function scheduleSending(tx: Db, id: bigint, after = 0): Promise<void> {
  await addJob(tx, 'sendWithdrawal', { id: String(id) }, { key: `withdrawal:${id}`, after });
}

/** Approves a withdrawal in review. @returns false when it is no longer in review */
export async function approveWithdrawal(
  tx: Db,
  { withdrawal: { signWithin } }: Policy,
  withdrawal: Withdrawal,
  by: 'policy' | 'operator',
): Promise<boolean> {
  if (!(await withdrawalProcess.move(tx, withdrawal, 'approve', { by, due: fromNow(signWithin) }))) return false;
  await scheduleSending(tx, withdrawal.id);
  return true;
}

/** Whether anybody has approved a withdrawal: the sender signs nothing before that. */
export async function wasApproved(db: Db, { id }: Pick<Withdrawal, 'id'>): Promise<boolean> {
  return (await withdrawalProcess.events(db, id)).some(({ event }) => event === 'approve');
}

const commandOn = (id: bigint, step: 'capture' | 'void') => ({
  actor: 0n,
  key: `withdrawal:${id}:${step}`,
  refKind: 'withdrawal',
  refId: String(id),
});

/** @throws {ApiFailure} with the ledger's code when money stands still */
function accept(result: CommandResult<unknown>): void {
  if (!result.ok) throw new ApiFailure(result.code);
}
