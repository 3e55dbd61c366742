import type { Services } from '../app/Services.ts';
import type { SweepReport } from './Chain.ts';

/** Sweeps every network that has something to sweep; one that does not answer keeps none of the others. */
export async function sweepChains({ chains, log }: Services): Promise<ReadonlyMap<string, SweepReport>> {
  const reports = new Map<string, SweepReport>();
  for (const chain of chains.list()) {
    try {
      const report = await chain.sweep?.();
      if (!report) continue;
      reports.set(chain.protocol, report);
      log.info({ protocol: chain.protocol, ...report }, 'deposit addresses swept');
    } catch (error) {
      log.warn({ err: error, protocol: chain.protocol }, 'deposit addresses not swept');
    }
  }
  return reports;
}
