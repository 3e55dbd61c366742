import type { Services } from '../../call/Services.ts';
import type { Chain, SweepReport } from '../../outside/chain/port/Chain.ts';
import { takeNodeNews } from '../../outside/chain/nodes/records.ts';
import { takeUntoldFeeWaits } from '../../outside/chain/port/feeWaits.ts';
import { sql } from '../../db/index.ts';
import { heldByNetwork, isHeld } from '../signing/hold.ts';
import { followDeposits } from './following.ts';
import { recordIncoming } from './recordIncoming.ts';

/** Scans every network that no other process is reading. A network that does not answer does not stop the others. */
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
  await tellNodeNews(services);
}

/**
 * Reads a network from where the last scan ended, with an overlap for reorganisations, and brings its deposits up to
 * date. A scan reads one window of new blocks, so that after a long silence deposits of the first blocks need not wait for
 * the last. Safe to run in several processes at once and to interrupt anywhere.
 */
export async function scanChain(services: Services, chain: Chain): Promise<void> {
  const { db, config } = services;
  const { overlap, window } = config.policy.chains;
  const { protocol } = chain;
  const cursor = await db.maybe<{ block: bigint }>(sql`select block from chain_cursor where protocol = ${protocol}`);
  // No member has an address there.
  if (!cursor) return;
  const height = await chain.height();
  const last = Math.min(Number(cursor.block) + window, height);
  for (let from = Math.max(1, Number(cursor.block) - overlap + 1); from <= last; from += window) {
    const to = Math.min(from + window - 1, last);
    for (const item of await chain.incoming(from, to)) await recordIncoming(services, chain, item, height);
    await db.query(sql`
      update chain_cursor set block = greatest(block, ${to}), newest = ${height}, scanned_at = clock_timestamp() where protocol = ${protocol}`);
  }
  await followDeposits(services, chain, height);
}

/** Tells what comparing nodes has shown, once each. */
async function tellNodeNews({ db, log }: Services): Promise<void> {
  for (const news of await takeNodeNews(db)) {
    if (news.event === 'nodes_disagree')
      log.fatal(news, 'nodes contradict each other: nothing is credited or sent over this network until they agree');
    else log.error(news, 'a node is left out');
  }
}

/** Hastens what waits too long on every network; one that does not answer does not stop the others. */
export async function hastenChains({ db, chains, log }: Services): Promise<void> {
  for (const wait of await takeUntoldFeeWaits(db))
    log.error({ event: 'fee_above_bound', ...wait }, 'a transfer waits: its network asks for more than chains.mostFee');
  if (await isHeld(db)) return;
  for (const { protocol, hasten } of chains.list()) {
    try {
      const replaced = await hasten?.();
      if (replaced) log.info({ protocol, replaced }, 'waiting transfers were signed again');
    } catch (error) {
      log.warn({ err: error, protocol }, 'waiting transfers not looked at');
    }
  }
}

/** Sweeps every network that has something to sweep; one that does not answer does not stop the others. */
export async function sweepChains(services: Services): Promise<ReadonlyMap<string, SweepReport>> {
  const { db, chains, log } = services;
  const reports = new Map<string, SweepReport>();
  if (await isHeld(db)) return reports;
  for (const chain of chains.list()) {
    try {
      const report = await chain.sweep?.();
      if (!report) continue;
      reports.set(chain.protocol, report);
      log.info({ protocol: chain.protocol, ...report }, 'deposit addresses swept');
    } catch (error) {
      await heldByNetwork(services, error);
      log.warn({ err: error, protocol: chain.protocol }, 'deposit addresses not swept');
    }
  }
  return reports;
}
