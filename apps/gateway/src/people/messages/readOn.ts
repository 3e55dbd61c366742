import { type Sql, sql } from '../../db/index.ts';

/**
 * The begin of a statement that reads a source from where it was read last: `reader (read_to, until)` is the window of
 * transactions. The reader moves on in the same statement, and of several processes one reads.
 */
export const readOn = (name: 'trades' | 'account'): Sql => sql`
  with reader as (
    select read_to, pg_snapshot_xmin(pg_current_snapshot()) as until from message_reader where name = ${name} for update skip locked
  ), moved as (
    update message_reader t set read_to = greatest(t.read_to, r.until) from reader r where t.name = ${name}
  )`;
