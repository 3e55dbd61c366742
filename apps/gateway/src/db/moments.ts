import { type Sql, sql } from './sql.ts';

/** A moment so many milliseconds from now, by the database's clock. */
export function fromNow(milliseconds: number): Sql {
  return sql`app_now() + ${milliseconds}::bigint * interval '1 millisecond'`;
}
