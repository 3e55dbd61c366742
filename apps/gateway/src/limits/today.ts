import { fromNow } from '../app/fromNow.ts';
import type { Policy } from '../config/index.ts';
import { type Sql, sql } from '../db/index.ts';

/** The day that limits of a day count against, by the database's clock. */
export function today({ transfer }: Policy): Sql {
  return sql`((${fromNow(transfer.dayStartsAtUtcOffset)}) at time zone 'UTC')::date`;
}
