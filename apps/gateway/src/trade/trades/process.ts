import type { Policy } from '../../config/index.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { runProcess } from '../../process/runProcess.ts';
import { lifeOfTrade, type TradeState } from './life.ts';

/** A sale as its process needs it. */
export interface Sale {
  readonly id: bigint;
  readonly state: TradeState;
  /** Buyers who let the time for their payment pass. */
  readonly missed: number;
}

/** Moves trades. Calls of members do it in one statement, see `functions/trade_acts.sql`. */
export const tradeProcess = runProcess(lifeOfTrade, {
  async match(tx, id) {
    await tradeProcess.move(tx, await lockSale(tx, id), 'matchDeadline', { by: 'platform' });
  },
  async pay(tx, id, policy) {
    const sale = await lockSale(tx, id);
    await tx.query(sql`update sale set missed = missed + 1 where id = ${id}`);
    if (sale.missed + 1 >= policy.trade.missedPayments) {
      await tradeProcess.move(tx, sale, 'lastPayDeadline', { by: 'platform' });
      return;
    }
    const due = sql`(select queued_until from sale where id = ${id})`;
    await tradeProcess.move(tx, sale, 'payDeadline', { by: 'platform', due });
    await tx.query(sql`select end_purchase(${id}, 'expired')`);
    await tx.query(sql`select requeue_sale(s) from sale s where s.id = ${id}`);
  },
  async release(tx, id, { trade }) {
    const due = fromNow(trade.escalateAfter.paid);
    await tradeProcess.move(tx, await lockSale(tx, id), 'releaseDeadline', { by: 'platform', due });
    await tx.query(sql`update sale set is_late = true where id = ${id}`);
  },
  async answer(tx, id) {
    await tradeProcess.move(tx, await lockSale(tx, id), 'escalate', { by: 'platform' });
    await tx.query(sql`select open_case_for_buyer(${id})`);
  },
});

/** Reads a sale and locks it. */
export async function lockSale(tx: Db, id: bigint): Promise<Sale> {
  return await tx.one<Sale>(sql`
    select id, state, missed from sale where id = ${id} for no key update`);
}

/** Does at once what the time limit of a sale asks for, if it is over; else a job would, some seconds later. */
export async function keepTimeLimit(db: Db, policy: Policy, id: bigint): Promise<void> {
  await db.tx(async (tx) => {
    const due = await tx.maybe<{ name: string }>(sql`
      delete from process_deadline where process = 'trade' and case_id = ${id} and due_at <= app_now() returning name`);
    if (due) await tradeProcess.overdue.get(due.name)?.(tx, id, policy);
  });
}
