import type { Services } from '../../src/call/Services.ts';
import { type Db, sql } from '../../src/db/index.ts';
import type { TestGateway } from './testGateway.ts';

/** Services whose connections die at the nth statement of the job. */
export function dyingServices({ services }: TestGateway, nth: number): { services: Services; isDead: () => boolean } {
  let left = nth;
  const dies = (db: Db): Db => ({
    ...db,
    query: async (statement) => {
      await countDown(db);
      return await db.query(statement);
    },
    maybe: async (statement) => {
      await countDown(db);
      return await db.maybe(statement);
    },
    tx: async (work, options) => await db.tx(async (tx) => await work(dies(tx)), options),
  });
  async function countDown(db: Db) {
    left -= 1;
    if (left === 0) await db.query(sql`select pg_terminate_backend(pg_backend_pid())`);
    if (left <= 0) throw new Error('This process is dead.');
  }
  return { services: { ...services, db: dies(services.db) }, isDead: () => left <= 0 };
}
