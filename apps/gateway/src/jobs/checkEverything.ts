import type { Services } from '../app/Services.ts';
import { checkLedger } from '../audit/checkLedger.ts';

/** What `operator ledger check` does, told to the log. */
export async function checkEverything(services: Services): Promise<void> {
  const { log } = services;
  const { ok, violations, coverage, bills } = await checkLedger(services);
  const broken = Object.keys(violations).filter((name) => violations[name] !== 0n);
  const short = coverage.filter(({ isCovered }) => !isCovered).map(({ asset }) => asset);
  const counted = String(bills.reduce((sum, { bills: count }) => sum + count, 0n));
  if (ok) log.info({ bills: counted }, 'the ledger was checked');
  else log.fatal({ bills: counted, broken, short }, 'the nightly check failed');
}
