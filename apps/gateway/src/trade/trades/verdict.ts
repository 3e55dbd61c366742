import { type Db, sql } from '../../db/index.ts';
import type { TradeEvent } from '@ezwallet/api-client/contract';
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
export async function decide(tx: Db, saleId: bigint, { result, buyerAmount, reason }: Verdict): Promise<boolean> {
  const sale = await lockSale(tx, saleId);
  if (sale.state !== 'arbitration') return false;
  await tx.query(sql`
    update appeal a set closed_at = app_now(), outcome = 'verdict', result = ${result}, buyer_amount = ${buyerAmount}::bigint,
      verdict_reason = ${reason}
    from sale s where s.id = ${saleId} and a.purchase_id = s.purchase_id and a.closed_at is null and not a.is_late`);
  return await tradeProcess.move(tx, sale, EVENTS[result], { by: 'operator', reason, amount: buyerAmount });
}

/**
 * Decides an appeal after the end of a trade, in the caller's transaction. The buyer gets at most what it holds.
 * @returns false when it is decided already
 */
export async function decideLate(tx: Db, appealId: bigint, { result, buyerAmount, reason }: Verdict): Promise<boolean> {
  const { isDone } = await tx.one<{ isDone: boolean }>(sql`
    select decide_late_appeal(${appealId}, ${result}, ${buyerAmount}, ${reason}) as "isDone"`);
  return isDone;
}
