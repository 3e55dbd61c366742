import { type Sql, sql } from '../db/index.ts';

/** A worker needs seconds; one that holds a job for longer was killed with it. The queue itself waits four hours. */
const KILLED_AFTER = 30_000;

/** A condition: whether some worker will come to the job of a key, or has it now. */
export function hasLiveJob(key: Sql): Sql {
  return sql`exists (
    select 1 from graphile_worker.jobs j where j.key = ${key} and j.attempts < j.max_attempts
      and (j.locked_at is null or j.locked_at > now() - ${KILLED_AFTER} * interval '1 millisecond'))`;
}
