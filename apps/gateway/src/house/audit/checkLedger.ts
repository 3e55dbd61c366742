import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../call/Services.ts';
import { type Coverage, isSound, readCoverage } from './coverage.ts';
import type { Audit, AuditScope } from '../../ledger/index.ts';
import { checkJournal, type JournalCheck } from '../staff/journal.ts';
import { type BillTotals, billTotals } from './billTotals.ts';

/** All that can be proved about the money: `ok` only if everything is. */
export interface LedgerCheck extends Audit {
  readonly coverage: readonly Coverage[];
  readonly bills: readonly BillTotals[];
  /** The journal of staff; only a full check reads it. */
  readonly journal: JournalCheck | undefined;
}

/** Checks the invariants, and that the networks hold what the house owes. A broken invariant stops money. */
export async function checkLedger(services: Services, scope: AuditScope = 'full'): Promise<LedgerCheck> {
  const audit = await services.ledger.audit(scope);
  const coverage = await readCoverage(services);
  const bills = await billTotals(services.db, audit.scope);
  const journal = audit.scope === 'full' ? await checkJournal(services.db) : undefined;
  const isWhole = journal === undefined || journal.broken === null;
  return { ...audit, ok: audit.ok && coverage.every(isSound) && isWhole, coverage, bills, journal };
}

/**
 * Logs the audit of each minute.
 * @returns whether it completed
 */
export async function auditRecent({ ledger, log }: Services): Promise<boolean> {
  const audit = await ledger.audit('recent');
  if (!audit.complete) tellIncomplete(log, audit);
  else if (!audit.ok) tellBroken(log, audit, 'the ledger is broken; money is stopped');
  return audit.complete;
}

/**
 * Logs the check of each night: everything that `operator ledger check` looks at. A network that
 * does not answer proves no loss.
 * @returns whether the audit completed
 */
export async function checkEverything(services: Services): Promise<boolean> {
  const { log } = services;
  const check = await checkLedger(services, 'full');
  const { ok, complete, violations, coverage } = check;
  const short = coverage.filter(({ status }) => status === 'short').map(({ asset }) => asset);
  const silent = [...new Set(coverage.flatMap((row) => row.silent))];
  const bills = String(check.bills.reduce((sum, { bills: count }) => sum + (count ?? 0n), 0n));
  if (!complete) tellIncomplete(log, check);
  const broken = check.journal?.broken ?? null;
  if (broken !== null)
    log.fatal({ event: AUDIT_EVENTS.journal, row: String(broken) }, 'somebody changed the journal of staff');
  if (ok) log.info({ bills }, 'the ledger was checked');
  else if (short.length > 0 || Object.values(violations).some((count) => count !== 0n))
    tellBroken(log, check, 'the nightly check failed', { bills, short, silent });
  else if (complete && silent.length > 0)
    log.error({ bills, silent }, 'the nightly check is not complete: networks did not answer');
  return complete;
}

/** Names of events in the log, for alarms: they stay the same when the words change. */
export const AUDIT_EVENTS = {
  incomplete: 'audit_incomplete',
  broken: 'audit_broken',
  journal: 'journal_broken',
} as const;

function tellIncomplete(log: FastifyBaseLogger, { scope, failure }: Audit): void {
  log.error(
    { event: AUDIT_EVENTS.incomplete, scope, failure },
    'the audit did not complete: it does not guard the money',
  );
}

/** Counts as text: JSON has no bigint. */
function tellBroken(log: FastifyBaseLogger, { scope, violations }: Audit, words: string, more: object = {}): void {
  const counts = Object.entries(violations).filter(([, count]) => count !== 0n);
  const broken = counts.map(([name]) => name);
  const found = Object.fromEntries(counts.map(([name, count]) => [name, String(count)]));
  log.fatal({ event: AUDIT_EVENTS.broken, scope, broken, violations: found, ...more }, words);
}
