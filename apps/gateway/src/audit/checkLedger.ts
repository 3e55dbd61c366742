import type { Services } from '../call/Services.ts';
import { type Coverage, isSound, readCoverage } from './coverage.ts';
import type { Audit } from '../ledger/index.ts';
import { type BillTotals, billTotals } from './billTotals.ts';

/** All that can be proved about the money: `ok` only if everything is. */
export interface LedgerCheck extends Audit {
  readonly coverage: readonly Coverage[];
  readonly bills: readonly BillTotals[];
}

/** Checks every invariant, and that the networks hold what is owed. A broken invariant stops money. */
export async function checkLedger(services: Services): Promise<LedgerCheck> {
  const { ok, violations } = await services.ledger.audit();
  const coverage = await readCoverage(services);
  const bills = await billTotals(services.db);
  return { ok: ok && coverage.every(isSound), violations, coverage, bills };
}
