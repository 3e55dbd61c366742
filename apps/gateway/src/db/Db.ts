import type { Sql } from './sql.ts';
import type { TypedSql } from './statement.ts';

/** Whether a transaction runs again after a failure that it did not cause. */
export type TxRetry =
  /** Run again when the database certainly kept nothing of it. */
  | 'certain'
  /** Run again also when the connection was lost during COMMIT: the work is a replay-safe command with a key. */
  | 'replayable'
  /** Never run again: the work has effects outside the database. */
  | 'never';

export interface TxOptions {
  /** Default `certain`. */
  readonly retry?: TxRetry;
}

/**
 * The only way to the database. When several tries cannot reach it, everything fails with
 * `DatabaseUnavailable`, which tells whether the work may have been executed. Rows hold `int8` as bigint, `numeric`
 * as string, `timestamptz` as epoch milliseconds, `bytea` as Buffer, json as the parsed value.
 */
export interface Db {
  /** True inside `tx`. */
  readonly inTransaction: boolean;
  /**
   * Runs one statement. Outside a transaction a statement that begins with `select` is also repeated when the
   * connection is lost before the answer came; a function called so must therefore be safe to replay.
   */
  query<Row>(statement: Sql | TypedSql<Row>): Promise<Row[]>;
  /** The only row. @throws {RowCountError} when there is none or more than one. */
  one<Row>(statement: Sql | TypedSql<Row>): Promise<Row>;
  /** The only row or undefined. @throws {RowCountError} when there are more. */
  maybe<Row>(statement: Sql | TypedSql<Row>): Promise<Row | undefined>;
  /**
   * Sends several statements at once and answers their rows: one round trip. Outside a transaction each of them is one of
   * its own. `together` is the usual way to call it.
   */
  batch(statements: readonly Sql[]): Promise<unknown[][]>;
  /**
   * Runs the work in one READ COMMITTED transaction; whatever it throws rolls back. The work may run several times, so
   * its only effects must go through its `db`. Within a transaction `tx` is a savepoint.
   */
  tx<T>(work: (db: Db) => Promise<T>, options?: TxOptions): Promise<T>;
  /** Runs SQL without parameters, several statements allowed: migrations and tests. Never repeated. */
  exec(text: string): Promise<void>;
  /** Waits for what is running and closes all connections. */
  close(): Promise<void>;
}

/** A statement gave another number of rows than its caller can use. */
export class RowCountError extends Error {
  override readonly name = 'RowCountError';

  constructor(expected: string, count: number, text: string) {
    super(`Expected ${expected}, got ${count} rows from: ${text.trim()}`);
  }
}
