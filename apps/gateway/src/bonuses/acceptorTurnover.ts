import { fromNow } from '../app/fromNow.ts';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';

/** What an acceptor turned over in the time that tiers look at, in millionths of a USDT. */
export async function acceptorTurnover(db: Db, { acceptorRebate }: Policy, memberId: bigint): Promise<bigint> {
  const { turnover } = await db.one<{ turnover: bigint }>(sql`
    select coalesce(sum(turnover), 0)::bigint as turnover from acceptor_income
    where member_id = ${memberId} and at > ${fromNow(-acceptorRebate.window)}`);
  return turnover;
}
