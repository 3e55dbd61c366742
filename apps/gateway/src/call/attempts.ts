import { type Db, fromNow, sql } from '../db/index.ts';

/** An exact count over all gateway processes, in fixed windows of the database's clock. */
export interface Attempts {
  readonly points: number;
  /** Milliseconds until the count starts again. */
  readonly left: number;
}

const NONE: Attempts = { points: 0, left: 0 };

interface Row {
  points: number;
  left: bigint;
}

/** Counts one attempt under a key and answers the new count. The first one opens a window of `window` milliseconds. */
export async function countAttempt(db: Db, key: string, window: number): Promise<Attempts> {
  const row = await db.one<Row>(sql`select points, remaining as left from count_attempt(${key}, ${window})`);
  return { points: row.points, left: Number(row.left) };
}

/** Reads a count without adding to it. */
export async function readAttempts(db: Db, key: string): Promise<Attempts> {
  const row = await db.maybe<Row>(sql`
    select points, (extract(epoch from expires_at - app_now()) * 1000)::bigint as left
    from attempt_counter where key = ${key} and expires_at > app_now()`);
  return row ? { points: row.points, left: Number(row.left) } : NONE;
}

/** Keeps a key's count alive for another `duration` milliseconds from now: a block that outlasts its window. */
export async function extendAttempts(db: Db, key: string, duration: number): Promise<void> {
  await db.query(sql`
    update attempt_counter set expires_at = ${fromNow(duration)} where key = ${key}`);
}
