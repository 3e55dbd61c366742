import { type Db, sql } from '../db/index.ts';

/** What jobs there are that a request or another job causes, and what each is told. */
export interface JobPayloads {
  /** Takes a withdrawal as far as it can go now. */
  readonly sendWithdrawal: { readonly id: string };
  /** Tells a merchant's server how a payment stands. */
  readonly notifyMerchant: { readonly paymentId: string };
}

/** When and how often a job runs. */
export interface JobOptions {
  /** Of jobs with one key only the last is kept; one that runs already is not disturbed. */
  readonly key: string;
  /** Milliseconds from now, by the real clock; default at once. */
  readonly after?: number;
}

/** Adds a job in the transaction that causes it: both are there, or neither. Jobs run at least once. */
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
