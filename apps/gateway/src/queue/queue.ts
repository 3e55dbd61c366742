import { Logger, runMigrations } from 'graphile-worker';
import { type Db, sql, type Sql } from '../db/index.ts';

/** The jobs that a request or another job starts, with the payload of each. */
export interface JobPayloads {
  /** Takes a withdrawal as far as it can go now. */
  readonly sendWithdrawal: { readonly id: string };
  /** Tells a merchant's server the status of a payment. */
  readonly notifyMerchant: { readonly paymentId: string };
  /** Gives a member the rewards that they have earned. */
  readonly giveRewards: { readonly memberId: string };
}

/** When and how often a job runs. */
interface JobOptions {
  /** The queue keeps only the last job of a key, and lets a running one finish. */
  readonly key: string;
  /** Milliseconds from now, by the real clock; default at once. */
  readonly after?: number;
}

/** Adds a job in the caller's transaction: both happen, or neither. Jobs run at least once. */
export async function addJob<Name extends keyof JobPayloads>(
  tx: Db,
  name: Name,
  payload: JobPayloads[Name],
  { key, after = 0 }: JobOptions,
): Promise<void> {
  await tx.query(sql`
    select 1 from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json, job_key => ${key},
      run_at => now() + ${after}::int * interval '1 millisecond')`);
}

/** A worker needs seconds; one that holds a job for longer was killed with it. The queue itself waits four hours. */
const KILLED_AFTER = 30_000;

/** A condition: whether some worker will come to the job of a key, or has it now. */
export function hasLiveJob(key: Sql): Sql {
  return sql`exists (
    select 1 from graphile_worker.jobs j where j.key = ${key} and j.attempts < j.max_attempts
      and (j.locked_at is null or j.locked_at > now() - ${KILLED_AFTER} * interval '1 millisecond'))`;
}

/** Brings the tables of the job queue up to date, so that jobs can be added before any worker runs. */
export async function installQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
}
