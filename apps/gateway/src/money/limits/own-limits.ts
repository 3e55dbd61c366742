import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import {
  chooseOwnLimit,
  type LimitChoice,
  NO_OWN_LIMIT,
  type OwnLimit,
  ownLimitAt,
  type OwnLimitKind,
} from './OwnLimit.ts';

interface Row {
  active: bigint | null;
  kept: bigint | null;
  next_active: bigint | null;
  next_kept: bigint | null;
  next_at: number | null;
  now: number;
}

/** A member's own limit as it is now. */
export async function readOwnLimit(db: Db, memberId: bigint, kind: OwnLimitKind): Promise<OwnLimit> {
  const row = await db.maybe<Row>(sql`
    select *, app_now() as now from own_limit where member_id = ${memberId} and kind = ${kind}`);
  return row ? limitOf(row) : NO_OWN_LIMIT;
}

/** SQL of the number in force now, null without one; the member may still be SQL. */
export function activeLimit(member: bigint | Sql, kind: OwnLimitKind): Sql {
  return sql`(
    select case when next_at <= app_now() then next_active else active end from own_limit
    where member_id = ${member} and kind = ${kind})`;
}

/** The same, locked until the transaction ends, so that two calls cannot use the same rest. */
async function lockOwnLimit(tx: Db, memberId: bigint, kind: OwnLimitKind): Promise<OwnLimit> {
  const row = await tx.maybe<Row>(sql`
    select *, app_now() as now from own_limit where member_id = ${memberId} and kind = ${kind} for no key update`);
  return row ? limitOf(row) : NO_OWN_LIMIT;
}

/**
 * Changes a member's own limit.
 * @param choose makes the new limit from the present one @param tellOfRise the notice of a rise that begins to wait
 */
export async function changeOwnLimit(
  db: Db,
  { ownLimits }: Policy,
  memberId: bigint,
  kind: OwnLimitKind,
  choose: (limit: OwnLimit) => LimitChoice,
  tellOfRise?: (at: number) => Sql,
): Promise<OwnLimit> {
  return await db.tx(async (tx) => {
    await tx.query(sql`
      insert into own_limit (member_id, kind) values (${memberId}, ${kind}) on conflict do nothing`);
    const limit = await lockOwnLimit(tx, memberId, kind);
    const { now } = await tx.one<{ now: number }>(sql`select app_now() as now`);
    const changed = chooseOwnLimit(limit, choose(limit), now, ownLimits.riseAfter);
    const { active, kept, next } = changed;
    const isRiseNew = next !== null && next.at !== limit.next?.at;
    const change = sql`
      update own_limit set active = ${active}, kept = ${kept}, next_active = ${next?.active ?? null},
        next_kept = ${next?.kept ?? null}, next_at = ${next && new Date(next.at)}
      where member_id = ${memberId} and kind = ${kind}`;
    await tx.batch([change, ...(isRiseNew && tellOfRise ? [tellOfRise(next.at)] : [])]);
    return changed;
  });
}

function limitOf({ active, kept, next_active, next_kept, next_at, now }: Row): OwnLimit {
  const next = next_at === null ? null : { active: next_active, kept: next_kept, at: next_at };
  return ownLimitAt({ active, kept, next }, now);
}
