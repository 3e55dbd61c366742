import { type Db, sql } from '../../db/index.ts';
import type { TradeEvent } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import type { Case } from '../../process/runProcess.ts';
import type { StaffAct } from './acceptor-status.ts';
import { appealProcess, type AppealState } from './appeal-process.ts';
import { lateAppealRules } from './late-appeal-time.ts';
import { lockSale, tradeProcess } from './process.ts';

/** How staff ends a case. */
export const VERDICTS = ['release', 'refund', 'split'] as const;
type Result = (typeof VERDICTS)[number];

/** What each side gets, and why. */
export interface Verdict {
  readonly result: Result;
  /** In the coin's smallest unit; the rest goes back to the seller. */
  readonly buyerAmount: bigint;
  readonly reason: string;
}

const EVENTS = { release: 'verdictRelease', refund: 'verdictRefund', split: 'verdictSplit' } as const satisfies Record<
  Result,
  TradeEvent
>;

/**
 * Decides a trade in arbitration, in the caller's transaction.
 * @returns false when it is not in arbitration any more
 */
export async function decide(tx: Db, saleId: bigint, verdict: Verdict): Promise<boolean> {
  const sale = await lockSale(tx, saleId);
  if (sale.state !== 'arbitration') return false;
  const { id } = await tx.one<{ id: bigint }>(sql`
    select a.id from appeal a join sale s on s.purchase_id = a.purchase_id
    where s.id = ${saleId} and a.closed_at is null and not a.is_late`);
  await decideAppeal(tx, id, verdict);
  const { result, reason, buyerAmount } = verdict;
  return await tradeProcess.move(tx, sale, EVENTS[result], { by: 'operator', reason, amount: buyerAmount });
}

/**
 * Decides an appeal, in the caller's transaction. Of one after the end of a trade, the buyer gets at most what it holds.
 * @returns false when it is decided already
 */
export async function decideAppeal(tx: Db, id: bigint, { result, buyerAmount, reason }: Verdict): Promise<boolean> {
  const appeal = await tx.maybe<Case<AppealState>>(sql`
    update appeal set result = ${result}, buyer_amount = ${buyerAmount}::bigint, verdict_reason = ${reason}
    where id = ${id} and closed_at is null returning id, state`);
  if (!appeal) return false;
  return await appealProcess.move(tx, appeal, 'decide', { by: 'operator', reason, amount: buyerAmount });
}

/**
 * Freezes the seller's coins for a late appeal that staff has looked at, in the caller's transaction.
 * @returns what it holds, in the coin's smallest unit; null where the case is closed, holds coins already or is about a
 *   completed trade
 */
export async function holdForLate(
  tx: Db,
  { trade }: Pick<Policy, 'trade'>,
  appealId: bigint,
  { by, reason }: StaffAct,
): Promise<bigint | null> {
  const rules = lateAppealRules(trade.lateAppeal);
  const { held } = await tx.one<{ held: bigint | null }>(sql`
    select staff_holds_for_late_appeal(${appealId}, ${by}, ${reason}, ${rules}) as held`);
  return held;
}
