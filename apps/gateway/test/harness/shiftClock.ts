import { type Db, sql } from '../../src/db/index.ts';

/**
 * Sets how far the virtual clock runs ahead of the real one, in milliseconds.
 * @throws a check violation (23514) when the database is not a sandbox.
 */
export async function shiftClock(db: Db, shiftMs: number): Promise<void> {
  await db.query(sql`update control set clock_shift_ms = ${shiftMs}`);
}
