import { setTimeout as wait } from 'node:timers/promises';
import { type Db, sql } from '../../src/db/index.ts';

/**
 * Collects until a reader of messages has read everything that has happened so far. A reader waits for open transactions, and
 * those of other tests count, because their databases are in the same cluster.
 */
export async function catchUp(db: Db, reader: 'trades' | 'account', collect: () => Promise<void>): Promise<void> {
  const { end } = await db.one<{ end: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as end`);
  for (;;) {
    await collect();
    const row = await db.maybe(sql`select 1 from message_reader where name = ${reader} and read_to >= ${end}::xid8`);
    if (row) return;
    await wait(10);
  }
}
