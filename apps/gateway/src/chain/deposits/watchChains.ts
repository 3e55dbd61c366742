import type { Services } from '../../app/Services.ts';
import { sql } from '../../db/index.ts';
import { scanChain } from './scanChain.ts';

/** Scans every network that no other process is reading. A network that does not answer keeps none of the others. */
export async function watchChains(services: Services): Promise<void> {
  const { db, chains, log, config } = services;
  for (const chain of chains.list()) {
    const { protocol } = chain;
    try {
      // Leases run by the real clock: a shifted sandbox clock must not let two processes have one.
      const lease = await db.maybe(sql`
        update chain_cursor
        set leased_until = clock_timestamp() + ${config.policy.chains.lease} * interval '1 millisecond'
        where protocol = ${protocol} and leased_until < clock_timestamp() returning 1`);
      if (!lease) continue;
      try {
        await scanChain(services, chain);
      } finally {
        await db.query(sql`update chain_cursor set leased_until = '-infinity' where protocol = ${protocol}`);
      }
    } catch (error) {
      log.warn({ err: error, protocol }, 'the network was not read');
    }
  }
}
