import type { Services } from '../../app/Services.ts';
import { sql } from '../../db/index.ts';
import type { Chain } from '../Chain.ts';
import { followDeposits } from './followDeposits.ts';
import { recordIncoming } from './recordIncoming.ts';

/**
 * Reads a network from where the last scan ended, with an overlap for reorganisations, and brings its deposits up to
 * date. Safe to run in several processes at once and to be cut off anywhere.
 */
export async function scanChain(services: Services, chain: Chain): Promise<void> {
  const { db, config } = services;
  const { overlap, window } = config.policy.chains;
  const { protocol } = chain;
  const cursor = await db.maybe<{ block: bigint }>(sql`select block from chain_cursor where protocol = ${protocol}`);
  // Nobody has an address there.
  if (!cursor) return;
  const height = await chain.height();
  for (let from = Math.max(1, Number(cursor.block) - overlap + 1); from <= height; from += window) {
    const to = Math.min(from + window - 1, height);
    for (const item of await chain.incoming(from, to)) await recordIncoming(services, chain, item, height);
    await db.query(sql`
      update chain_cursor set block = greatest(block, ${to}), scanned_at = clock_timestamp() where protocol = ${protocol}`);
  }
  await followDeposits(services, chain, height);
}
