import { bonusPromise } from '../../src/money/bonuses/pay-method-bonus.ts';
import type { Policy } from '../../src/config/index.ts';
import { type Db, sql } from '../../src/db/index.ts';

/** A purchase that has just found its seller. */
interface Found {
  readonly memberId: bigint;
  readonly peerId: bigint;
  readonly billNo: string;
  /** In millionths of a USDT. */
  readonly amount: bigint;
}

/** Promises a buyer the bonus of a pay method, as an order does. @returns the bonus in millionths of a USDT */
export async function promiseMethodBonus(
  db: Db,
  policy: Policy,
  { memberId, peerId, billNo, amount }: Found,
): Promise<bigint> {
  const { bonus } = await db.one<{ bonus: bigint }>(sql`
    select promise_bonuses(${memberId}, ${peerId}, ${billNo}, ${amount}, ${bonusPromise(policy, { ofMethod: true })}) as bonus`);
  return bonus;
}
