import type { Db } from '../../src/db/index.ts';

/** A `Db` that counts how often somebody waits for the server. */
export interface CountingDb {
  readonly db: Db;
  /** Round trips since the last call. */
  take(): number;
}

/** Counts at the port: a statement, a batch, BEGIN, COMMIT or ROLLBACK and each step of a savepoint are one. */
export function countRoundTrips(original: Db): CountingDb {
  let count = 0;
  const counting = (db: Db): Db => ({
    ...db,
    query: (statement) => tick(db.query(statement)),
    one: (statement) => tick(db.one(statement)),
    maybe: (statement) => tick(db.maybe(statement)),
    batch: (statements) => tick(db.batch(statements)),
    exec: (text) => tick(db.exec(text)),
    tx: (work, options) => {
      count += 2;
      return db.tx((inner) => work(counting(inner)), options);
    },
  });
  const tick = <T>(answer: Promise<T>): Promise<T> => {
    count += 1;
    return answer;
  };
  return {
    db: counting(original),
    take() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
