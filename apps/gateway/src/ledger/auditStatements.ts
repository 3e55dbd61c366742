import { sql, statement } from '../db/index.ts';

/**
 * Each part of the gateway that money passes through adds a view `invariant_<part>` of its own: one row of counts. An
 * audit of recent changes prefers `recent_invariant_<part>`.
 */
export const selectInvariantViews = statement(
  { name: 'text' },
  [true],
  (isRecent: boolean) => sql`
    with views as (select table_name::text as name from information_schema.views where table_schema = current_schema())
    select coalesce(r.name, v.name) as name
    from views v left join views r on ${isRecent}::boolean and r.name = 'recent_' || v.name
    where v.name ~ '^invariant(_[a-z0-9]+)*$' order by v.name`,
);

/**
 * The transactions that the checkpoint did not see: those that ran then, and those that came later, up to now. No row
 * when there is no checkpoint, or when it comes from a server whose transactions had higher numbers, such as that of a
 * restored dump.
 */
export const selectCheckpoint = statement(
  { late: 'text', from: 'text', until: 'text' },
  [],
  () => sql`
    select array(select pg_snapshot_xip(snapshot))::text as late, pg_snapshot_xmax(snapshot)::text as from,
      pg_snapshot_xmax(pg_current_snapshot())::text as until
    from audit_checkpoint where pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`,
);

/** Makes `in_audit()` true for the rows of these transactions alone. */
export const narrowAudit = statement(
  { late: 'text', from: 'text', until: 'text' },
  [{ late: '{}', from: '1', until: '2' }],
  ({ late, from, until }: { readonly late: string; readonly from: string; readonly until: string }) => sql`
    select set_config('ledger.audit_late', ${late}, true) as late, set_config('ledger.audit_from', ${from}, true) as from,
      set_config('ledger.audit_until', ${until}, true) as until`,
);

export const saveAccounts = statement(
  {},
  [],
  () => sql`
    insert into audit_account (account_id, seq, balance)
    select a.id, a.seq, a.balance from account a left join audit_account c on c.account_id = a.id
    where (a.seq, a.balance) is distinct from (c.seq, c.balance)
    on conflict (account_id) do update set seq = excluded.seq, balance = excluded.balance`,
);

export const saveCheckpoint = statement(
  {},
  [],
  () => sql`
    insert into audit_checkpoint (snapshot, at) values (pg_current_snapshot(), clock_timestamp())
    on conflict (id) do update set snapshot = excluded.snapshot, at = excluded.at`,
);

export const insertAuditRun = statement(
  {},
  ['full', 'example'],
  (scope: string, broken: string) => sql`
    insert into audit_run (scope, completed_at, broken) values (${scope}, clock_timestamp(), ${broken})
    on conflict (scope) do update set completed_at = excluded.completed_at, broken = excluded.broken`,
);

export const insertAuditFailure = statement(
  {},
  ['full', 'example'],
  (scope: string, failure: string) => sql`
    insert into audit_run (scope, failed_at, failure) values (${scope}, clock_timestamp(), ${failure})
    on conflict (scope) do update set failed_at = excluded.failed_at, failure = excluded.failure`,
);

export const selectAuditRuns = statement(
  {
    scope: 'text',
    completedAt: 'timestamptz?',
    broken: 'text',
    failedAt: 'timestamptz?',
    failure: 'text',
    now: 'timestamptz',
  },
  [],
  () => sql`
    select scope, completed_at as "completedAt", broken, failed_at as "failedAt", failure, clock_timestamp() as now
    from audit_run order by scope`,
);
