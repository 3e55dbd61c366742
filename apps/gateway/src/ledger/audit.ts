import { type Db, Sql, sql } from '../db/index.ts';
import {
  insertAuditFailure,
  insertAuditRun,
  narrowAudit,
  saveAccounts,
  saveCheckpoint,
  selectAuditRuns,
  selectCheckpoint,
  selectInvariantViews,
} from './auditStatements.ts';
import { updateHalt } from './upkeepStatements.ts';

/** `recent` looks at what changed since the last checkpoint and at all that is open; `full` looks at everything. */
export type AuditScope = 'recent' | 'full';

/** What an audit found. */
export interface Audit {
  /** True only when the audit completed and found nothing. */
  readonly ok: boolean;
  /** False when it failed, so that it proves nothing. */
  readonly complete: boolean;
  /** A recent audit without a usable checkpoint becomes a full one. */
  readonly scope: AuditScope;
  /** Number of violations of each invariant; empty when the audit did not complete. */
  readonly violations: Readonly<Record<string, bigint>>;
  /** Why it did not complete; else empty. */
  readonly failure: string;
}

/** Whether audits guard the money now. */
export interface AuditStatus {
  /** When an audit last completed, in epoch milliseconds of the real clock. */
  readonly at: number | null;
  /** The last completed audits found nothing. */
  readonly ok: boolean;
  /** No audit is overdue, and none has failed since one completed. */
  readonly complete: boolean;
  /** When everything was last looked at. */
  readonly fullAt: number | null;
  /** Why audits do not guard the money; empty when they do. */
  readonly failure: string;
}

/** Milliseconds for each invariant. The recent audit must finish before the next one; the full one has the night. */
const TIMEOUTS: Readonly<Record<AuditScope, number>> = { recent: 50_000, full: 3_600_000 };
const MINUTE = 60_000;
/** The recent audit runs each minute, the full one each night. */
const OVERDUE = { any: 5 * MINUTE, full: 26 * 60 * MINUTE } as const;

/**
 * Checks every invariant in one snapshot; a violation stops all money commands.
 *
 * The checkpoint of a recent audit is the snapshot of the last one that found no violation, with `seq` and `balance` of
 * each account in it. A row is new exactly when that snapshot did not see the transaction that wrote it, so nothing is
 * missed when transactions commit out of order. A full audit makes a checkpoint only where none is: recent audits go
 * on from theirs while it runs.
 */
export async function runAudit(db: Db, wanted: AuditScope, timeoutMs?: number): Promise<Audit> {
  let scope = wanted;
  let violations: Record<string, bigint>;
  try {
    violations = await db.tx(async (tx) => {
      const begun = await beginAudit(tx, wanted, timeoutMs);
      ({ scope } = begun);
      const found = await countViolations(tx, scope);
      if (brokenIn(found).length === 0 && (scope === 'recent' || !begun.hasCheckpoint)) {
        await tx.query(saveAccounts());
        await tx.query(saveCheckpoint());
      }
      return found;
    });
  } catch (error) {
    const failure = (error as Error).message;
    // The caller raises the alarm even if the database cannot keep it.
    await db.query(insertAuditFailure(scope, failure)).catch(() => undefined);
    return { ok: false, complete: false, scope, violations: {}, failure };
  }
  const broken = brokenIn(violations);
  if (broken.length > 0) await db.query(updateHalt(`Broken invariants: ${broken.join(', ')}`));
  await db.query(insertAuditRun(scope, broken.join(', ')));
  return { ok: broken.length === 0, complete: true, scope, violations, failure: '' };
}

/** Takes the snapshot, and tells `in_audit()` which rows to look at. */
export async function beginAudit(
  tx: Db,
  wanted: AuditScope,
  timeoutMs?: number,
): Promise<{ readonly scope: AuditScope; readonly hasCheckpoint: boolean }> {
  // Plans of another audit would serve this one badly, and compiling costs more than the few rows of a recent one.
  await tx.exec('set transaction isolation level repeatable read; set local jit = off; discard plans');
  const checkpoint = await tx.maybe(selectCheckpoint());
  const scope = checkpoint ? wanted : 'full';
  if (checkpoint && scope === 'recent') {
    await tx.query(narrowAudit(checkpoint));
    // The server's statistics are older than the rows that count here: by them a scan of all rows may look cheaper.
    await tx.exec('set local enable_seqscan = off');
  }
  await tx.exec(`set local statement_timeout = ${timeoutMs ?? TIMEOUTS[scope]}`);
  return { scope, hasCheckpoint: checkpoint !== undefined };
}

/** Reads the views of the invariants, each of which has one row of counts. */
export async function countViolations(tx: Db, scope: AuditScope): Promise<Record<string, bigint>> {
  const found: Record<string, bigint> = {};
  for (const { name } of await tx.query(selectInvariantViews(scope === 'recent'))) {
    Object.assign(found, await tx.one<Record<string, bigint>>(sql`select * from ${new Sql([`"${name}"`], [])}`));
  }
  return found;
}

/** Names of the invariants that do not hold. */
export function brokenIn(violations: Audit['violations']): string[] {
  return Object.keys(violations).filter((name) => violations[name] !== 0n);
}

/** Reads how the last audits went. */
export async function readAuditStatus(db: Db): Promise<AuditStatus> {
  const runs = await db.query(selectAuditRuns());
  const ofScope = (scope: AuditScope) => runs.find((run) => run.scope === scope);
  const fullAt = ofScope('full')?.completedAt ?? null;
  const at = Math.max(...runs.map(({ completedAt }) => completedAt ?? 0), 0) || null;
  const now = runs[0]?.now ?? 0;
  // A full audit makes up for a recent one.
  const failed = runs.find(({ failedAt, completedAt }) => (failedAt ?? 0) > Math.max(completedAt ?? 0, fullAt ?? 0));
  const failure =
    failed !== undefined
      ? `The ${failed.scope} audit failed: ${failed.failure}`
      : at === null || at < now - OVERDUE.any
        ? 'No audit has completed in the last five minutes.'
        : fullAt === null || fullAt < now - OVERDUE.full
          ? 'No full audit has completed since yesterday.'
          : '';
  return {
    at,
    ok: at !== null && runs.every(({ broken, completedAt }) => broken === '' || (completedAt ?? 0) < (fullAt ?? 0)),
    complete: failure === '',
    fullAt,
    failure,
  };
}
