import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { StaffAct } from './acceptor-status.ts';

/** Frees what late appeals have held for too long without a verdict, one in a transaction. The cases go on. */
export async function endLateHolds(db: Db, { trade }: Pick<Policy, 'trade'>): Promise<number> {
  let ended = 0;
  for (let one = 1; one > 0; ended += one)
    ({ one } = await db.one<{ one: number }>(sql`select end_late_holds(${trade.lateAppeal.holdFor}) as one`));
  return ended;
}

/**
 * Freezes the seller's coins for a late appeal that staff has looked at, in the caller's transaction.
 * @returns what it holds, in the coin's smallest unit; null where the case is closed, holds coins already or is about a
 *   completed trade
 */
export async function holdForLate(tx: Db, appealId: bigint, { by, reason }: StaffAct): Promise<bigint | null> {
  const { held } = await tx.one<{ held: bigint | null }>(sql`
    select staff_holds_for_late_appeal(${appealId}, ${by}, ${reason}) as held`);
  return held;
}
