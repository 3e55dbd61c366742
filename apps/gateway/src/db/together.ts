import { facade } from './createDb.ts';
import type { Db } from './Db.ts';
import type { Sql } from './sql.ts';

interface Waiting {
  readonly statement: Sql;
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks several questions in one round trip. `ask` gets a `db` that waits until the first statement of every question is
 * there. Later statements of a question take round trips of their own.
 *
 * @example
 * const [member, limit] = await together(db, (db) => [getMember(db, id), readOwnLimit(db, id, 'payment')]);
 */
export async function together<const Answers extends readonly unknown[]>(
  db: Db,
  ask: (db: Db) => { readonly [Index in keyof Answers]: Promise<Answers[Index]> },
): Promise<Answers> {
  const waiting: Waiting[] = [];
  let isGathering = true;
  const gathering: Db = facade({
    ...db,
    query: <Row>(statement: Sql) =>
      isGathering
        ? new Promise<Row[]>((resolve, reject) =>
            waiting.push({ statement, resolve: (rows) => resolve(rows as Row[]), reject }),
          )
        : db.query<Row>(statement),
    batch: (statements) =>
      isGathering
        ? Promise.all(statements.map((statement) => gathering.query<unknown>(statement)))
        : db.batch(statements),
  });
  const answers = ask(gathering);
  isGathering = false;
  void send(db, waiting);
  return (await Promise.all(answers)) as unknown as Answers;
}

async function send(db: Db, waiting: readonly Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  try {
    const rows = await db.batch(waiting.map(({ statement }) => statement));
    for (const [index, { resolve }] of waiting.entries()) resolve(rows[index] ?? []);
  } catch (error) {
    for (const { reject } of waiting) reject(error);
  }
}
