import type { Services } from '../call/Services.ts';
import { checkLedger } from '../audit/checkLedger.ts';

/** What `operator ledger check` does, told to the log. A network that does not answer proves no loss. */
export async function checkEverything(services: Services): Promise<void> {
  const { log } = services;
  const { ok, violations, coverage, bills } = await checkLedger(services);
  const broken = Object.keys(violations).filter((name) => violations[name] !== 0n);
  const short = coverage.filter(({ standing }) => standing === 'short').map(({ asset }) => asset);
  const silent = [...new Set(coverage.flatMap((row) => row.silent))];
  const counted = String(bills.reduce((sum, { bills: count }) => sum + count, 0n));
  if (ok) log.info({ bills: counted }, 'the ledger was checked');
  else if (broken.length > 0 || short.length > 0)
    log.fatal({ bills: counted, broken, short, silent }, 'the nightly check failed');
  else log.error({ bills: counted, silent }, 'the nightly check is not complete: networks did not answer');
}
