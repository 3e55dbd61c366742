import { hash } from 'node:crypto';
import pg from 'pg';
import { tracedStatement } from '../traces/traced.ts';
import { type Db, RowCountError, type TxOptions, type TxRetry } from './Db.ts';
import { openPool } from './openPool.ts';
import { fateOf, isConnectionSpoilt, type Verdict, withRetry } from './retry.ts';
import type { Sql } from './sql.ts';
import type { TypedSql } from './statement.ts';

export interface DbOptions {
  /** `postgresql://user@host/database`, or `postgresql://user@/database?host=/folder/of/the/socket`. */
  readonly url: string;
  /** Connections at most; default 10. */
  readonly max?: number;
  /** Shown in the server's list of connections. */
  readonly applicationName?: string;
  /** A lock that is not free by then fails the statement with 55P03; default 2 s. */
  readonly lockTimeoutMs?: number;
  /** A statement that takes longer fails with 57014; default 10 s. */
  readonly statementTimeoutMs?: number;
}

const ACQUIRE_TIMEOUT_MS = 15_000;

/** A pool of connections behind the `Db` port. Connects at the first statement. */
export function createDb(options: DbOptions): Db {
  const pool = openPool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'ezwallet',
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    types: { getTypeParser },
    // Statements that are asked together go out together.
    pipeline: true,
  });

  const prepare = createPreparer();
  const run = async <Row>(client: pg.ClientBase, statement: Sql): Promise<Row[]> => {
    const { name, text } = prepare(statement);
    const values = [...statement.params];
    const { rows } = await tracedStatement(text, () => client.query<Row & pg.QueryResultRow>({ name, text, values }));
    return rows;
  };

  const runAll = async (client: pg.ClientBase, statements: readonly Sql[]): Promise<unknown[][]> => {
    const answers = await Promise.allSettled(statements.map((statement) => run<unknown>(client, statement)));
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
  };

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let spoilt = false;
    try {
      return await work(client);
    } catch (error) {
      spoilt = isConnectionSpoilt(error);
      throw error;
    } finally {
      client.release(spoilt);
    }
  };

  const runTx = async <T>(work: (db: Db) => Promise<T>, retry: TxRetry): Promise<T> => {
    let committing = false;
    const attempt = () => {
      committing = false;
      return withClient(async (client) => {
        await client.query('begin');
        let result: T;
        try {
          result = await work(withSavepoints(client, run, runAll));
        } catch (error) {
          // A connection that cannot roll back is thrown away, which rolls back too.
          if (!isConnectionSpoilt(error)) await client.query('rollback');
          throw error;
        }
        committing = true;
        const { command } = await tracedStatement('commit', () => client.query('commit'));
        if (command !== 'COMMIT') throw new TransactionAborted();
        return result;
      });
    };
    return withRetry(attempt, (error) => {
      const seen = fateOf(error);
      // Before COMMIT is sent, a lost connection takes everything with it.
      const fate = seen === 'unknown' && !committing ? 'undone' : seen;
      return {
        fate,
        mayRepeat: retry !== 'never' && (fate === 'undone' || (fate === 'unknown' && retry === 'replayable')),
      };
    });
  };

  return facade({
    inTransaction: false,
    query: (statement) =>
      withRetry(
        () => withClient((client) => run(client, statement)),
        (error) => judge(error, [statement]),
      ),
    batch: (statements) =>
      withRetry(
        () => withClient((client) => runAll(client, statements)),
        (error) => judge(error, statements),
      ),
    tx: (work, { retry = 'certain' }: TxOptions = {}) => runTx(work, retry),
    exec: (text) => withClient(async (client) => void (await client.query(text))),
    close: () => pool.end(),
  });
}

/** Texts that are composed again each time, such as filters, and whose names are remembered. */
const MAX_NAMES = 1_000;

/** Names statements by their text, under which each connection prepares them once. */
function createPreparer(): (statement: Sql) => { readonly name: string; readonly text: string } {
  // A statement without embedded parts has the same literal parts, the very same array, every time it is made.
  const known = new WeakMap<readonly string[], { name: string; text: string }>();
  const names = new Map<string, string>();
  return (statement) => {
    const found = known.get(statement.strings);
    if (found) return found;
    const { text, strings } = statement;
    let name = names.get(text);
    if (name === undefined) {
      name = hash('sha256', text, 'base64url').slice(0, 32);
      if (names.size < MAX_NAMES) names.set(text, name);
    }
    const prepared = { name, text };
    known.set(strings, prepared);
    return prepared;
  };
}

/** The work swallowed the failure of one of its statements, so the server turned COMMIT into ROLLBACK. */
export class TransactionAborted extends Error {
  override readonly name = 'TransactionAborted';

  constructor() {
    super(
      'A statement of this transaction failed and its error was swallowed: nothing was kept. Wrap it in a nested tx().',
    );
  }
}

type Runner = <Row>(client: pg.ClientBase, statement: Sql) => Promise<Row[]>;
type BatchRunner = (client: pg.ClientBase, statements: readonly Sql[]) => Promise<unknown[][]>;

function withSavepoints(client: pg.ClientBase, run: Runner, runAll: BatchRunner): Db {
  let depth = 0;
  const db: Db = facade({
    inTransaction: true,
    query: (statement) => run(client, statement),
    batch: (statements) => runAll(client, statements),
    tx: async (work) => {
      depth += 1;
      const name = `s${depth}`;
      try {
        await client.query(`savepoint ${name}`);
        const result = await work(db);
        await client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        if (!isConnectionSpoilt(error)) await client.query(`rollback to savepoint ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
    exec: async (text) => void (await client.query(text)),
    close: () => Promise.reject(new Error('A transaction cannot close the pool.')),
  });
  return db;
}

/** Adds to a core what only looks at the number of rows. */
export function facade(core: Omit<Db, 'one' | 'maybe'>): Db {
  return {
    ...core,
    one: async <Row>(statement: Sql | TypedSql<Row>) => {
      const rows = await core.query<Row>(statement);
      const [row] = rows;
      if (rows.length !== 1 || row === undefined) throw new RowCountError('one row', rows.length, statement.text);
      return row;
    },
    maybe: async <Row>(statement: Sql | TypedSql<Row>) => {
      const rows = await core.query<Row>(statement);
      if (rows.length > 1) throw new RowCountError('at most one row', rows.length, statement.text);
      return rows[0];
    },
  };
}

function judge(error: unknown, statements: readonly Sql[]): Verdict {
  const fate = fateOf(error);
  return { fate, mayRepeat: fate === 'undone' || (fate === 'unknown' && statements.every(isReplayable)) };
}

function isReplayable(statement: Sql): boolean {
  return /^\s*select\b/i.test(statement.strings[0] ?? '');
}

const OID = {
  int8: 20,
  int8Array: 1016,
  textArray: 1009,
  timestamptz: 1184,
  timestamptzArray: 1185,
  numericArray: 1231,
} as const;

/** `pg` reads int8 as string, timestamptz as Date, numeric[] as floats; money and times must be exact. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === OID.int8) return BigInt;
  if (oid === OID.timestamptz) return (value) => toEpochMs(value);
  if (oid === OID.int8Array) return (value) => parseArray(value).map((item) => (item === null ? null : BigInt(item)));
  if (oid === OID.timestamptzArray)
    return (value) => parseArray(value).map((item) => (item === null ? null : toEpochMs(item)));
  if (oid === OID.numericArray) return (value) => parseArray(value);
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

function parseArray(value: string): (string | null)[] {
  const parse = pg.types.getTypeParser(OID.textArray as number) as (value: string) => (string | null)[];
  return parse(value);
}

function toEpochMs(value: string): number {
  const parse = pg.types.getTypeParser(OID.timestamptz) as (value: string) => Date | number;
  return Number(parse(value));
}
