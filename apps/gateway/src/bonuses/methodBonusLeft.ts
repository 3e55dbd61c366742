import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { today } from '../limits/today.ts';
import { methodBonusCap } from './methodBonus.ts';

/** What pay methods may still give a member today, in millionths of a USDT. */
export async function methodBonusLeft(db: Db, policy: Policy, memberId: bigint): Promise<bigint> {
  const row = await db.maybe<{ used: bigint }>(sql`
    select used from method_bonus_day where member_id = ${memberId} and day = ${today(policy)}`);
  const left = methodBonusCap(policy) - (row?.used ?? 0n);
  return left > 0n ? left : 0n;
}
