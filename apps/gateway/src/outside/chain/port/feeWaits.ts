import { type Db, sql } from '../../../db/index.ts';

/** A transfer that waits because its network asks for more than the policy lets it cost. */
export interface FeeWait {
  readonly protocol: string;
  readonly ref: string;
}

/** Milliseconds after which a wait counts as over that nobody has seen again: what waited was refused, or is not worth it. */
const FORGOTTEN_AFTER = 3_600_000;

/** Notes that a transfer waits for lower fees. */
export async function noteFeeWait(db: Db, { protocol, ref }: FeeWait): Promise<void> {
  await db.query(sql`
    insert into fee_wait (protocol, ref) values (${protocol}, ${ref})
    on conflict (protocol, ref) do update set seen_at = app_now()`);
}

/** Notes that it waits no longer. */
export async function endFeeWait(db: Db, { protocol, ref }: FeeWait): Promise<void> {
  await db.query(sql`delete from fee_wait where protocol = ${protocol} and ref = ${ref}`);
}

/** Takes the waits that the log does not have yet, and forgets old ones. */
export async function takeUntoldFeeWaits(db: Db): Promise<readonly FeeWait[]> {
  await db.query(sql`
    delete from fee_wait where seen_at < app_now() - ${FORGOTTEN_AFTER} * interval '1 millisecond'`);
  return await db.query<FeeWait>(sql`
    update fee_wait set is_told = true where not is_told returning protocol, ref`);
}
