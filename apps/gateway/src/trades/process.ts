import { ApiFailure } from '../call/ApiFailure.ts';
import type { Policy } from '../config/index.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import { BIZ_TYPES, createLedger } from '../ledger/index.ts';
import { runProcess } from '../process/runProcess.ts';
import { lifeOfTrade, type TradeState } from './life.ts';

/** A sale as its process needs it. */
export interface Sale {
  readonly id: bigint;
  readonly state: TradeState;
  /** In the coin's smallest unit. */
  readonly amount: bigint;
  readonly hasPurchase: boolean;
  /** Buyers who let the time for their payment pass. */
  readonly missed: number;
}

/** What a verdict gives to the buyer, in the coin's smallest unit. */
interface Split {
  readonly buyerAmount: bigint;
}

async function payOut(tx: Db, { id }: Sale, amount: bigint): Promise<void> {
  await tx.query(sql`select pay_out_sale(${id}, ${amount}, ${BIZ_TYPES.sell}, ${BIZ_TYPES.buy})`);
}

async function endPurchase(tx: Db, { id }: Sale, outcome: TradeState): Promise<void> {
  await tx.query(sql`select end_purchase(${id}, ${outcome})`);
}

/** Moves trades wherever no member's call does: those are single statements, see `functions/trades.sql`. */
export const tradeProcess = runProcess(lifeOfTrade, {
  table: sql`sale`,
  since: { completed: sql`closed_at`, cancelled: sql`closed_at`, expired: sql`closed_at` },
  effects: {
    capture: async (tx: Db, sale: Sale) => await payOut(tx, sale, sale.amount),
    split: async (tx: Db, sale: Sale, { buyerAmount }: Split) => await payOut(tx, sale, buyerAmount),
    async void(tx: Db, sale: Sale) {
      const key = `trade:${sale.id}:void`;
      const result = await createLedger(tx).voidHold({ actor: 0n, key, refKind: 'trade', refId: String(sale.id) });
      if (!result.ok) throw new ApiFailure(result.code);
      await tx.query(sql`select drop_bonuses(bill_no) from sale where id = ${sale.id}`);
      if (sale.hasPurchase) await endPurchase(tx, sale, 'expired');
    },
  },
  overdue: {
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
      await tradeProcess.move(tx, sale, 'payDeadline', {
        by: 'platform',
        due: sql`(select queued_until from sale where id = ${id})`,
      });
      await endPurchase(tx, sale, 'expired');
      await tx.query(sql`select queue_again(s) from sale s where s.id = ${id}`);
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
  },
});

/** Reads a sale and locks it. */
export async function lockSale(tx: Db, id: bigint): Promise<Sale> {
  return await tx.one<Sale>(sql`
    select id, state, amount, purchase_id is not null as "hasPurchase", missed from sale where id = ${id} for no key update`);
}

/** Does at once what the time limit of a sale asks for, if it is over; else a job would, some seconds later. */
export async function keepTimeLimit(db: Db, policy: Policy, id: bigint): Promise<void> {
  await db.tx(async (tx) => {
    const due = await tx.maybe<{ name: string }>(sql`
      delete from process_deadline where process = 'trade' and case_id = ${id} and due_at <= app_now() returning name`);
    if (due) await tradeProcess.overdue.get(due.name)?.(tx, id, policy);
  });
}
