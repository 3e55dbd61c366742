import type { Db } from './Db.ts';
import { sql } from './sql.ts';

/** The database's time in epoch milliseconds: the only clock for deadlines, locks and confirmations. */
export async function appNow(db: Db): Promise<number> {
  const { now } = await db.one<{ now: number }>(sql`select app_now() as now`);
  return now;
}

/** True when this database was made for the sandbox. */
export async function isSandbox(db: Db): Promise<boolean> {
  const { sandbox } = await db.one<{ sandbox: boolean }>(sql`select sandbox from control`);
  return sandbox;
}

/**
 * Marks an empty database as a sandbox, where the clock may be shifted. A database in which money already moved is
 * left as it is, so that a wrong environment cannot turn a real one into a sandbox.
 *
 * @returns whether the database is a sandbox now.
 */
export async function markSandbox(db: Db): Promise<boolean> {
  await db.query(sql`update control set sandbox = true where not sandbox and not exists (select 1 from transfer)`);
  return isSandbox(db);
}

/**
 * Moves the clock of a sandbox ahead. Whoever is signed in stays so.
 * @throws a check violation (23514) when the database is not a sandbox.
 */
export async function skipTime(db: Db, milliseconds: number): Promise<void> {
  await db.query(sql`select skip_time(${milliseconds})`);
}
