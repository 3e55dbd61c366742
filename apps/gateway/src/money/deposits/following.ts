import type { Services } from '../../call/Services.ts';
import { type Chain, NodesDisagreeError } from '../../outside/chain/port/Chain.ts';
import { sql } from '../../db/index.ts';
import { type Deposit, DEPOSIT_COLUMNS } from './Deposit.ts';
import { creditDeposit, stopDeposit } from './creditDeposit.ts';
import { isStillPaid } from './isStillPaid.ts';
import { moveDeposit } from './process.ts';

/**
 * Brings the deposits of a network up to date: counts confirmations, credits deposits with enough of them, and orphans
 * those that lost their block. Follows credited ones for a while too, because the house loses what then disappears.
 */
export async function followDeposits(services: Services, chain: Chain, height: number): Promise<void> {
  const { db, config } = services;
  const deposits = await db.query<Deposit>(sql`
    select ${DEPOSIT_COLUMNS} from deposit d
    where d.protocol = ${chain.protocol} and (d.state in ('confirming', 'orphaned', 'review')
      or (d.state = 'credited' and d.block > ${height - config.policy.chains.overlap}))
    order by d.id`);
  const hashes = new Map<number, string | undefined>();
  for (const deposit of deposits) {
    const { block } = deposit;
    if (block === null) {
      await dropIfLost(services, deposit, height);
      continue;
    }
    if (!hashes.has(block)) hashes.set(block, await chain.blockHash(block));
    const hash = hashes.get(block);
    // A node that lags behind does not know the block yet; that proves nothing about the deposit.
    if (hash === undefined) continue;
    if (hash !== deposit.blockHash) await orphanDeposit(services, deposit, height);
    else if (deposit.state === 'confirming')
      await confirm(services, chain, deposit, block, height).catch((error: unknown) => {
        if (error instanceof NodesDisagreeError) throw error;
        // A deposit that cannot be credited now does not stop the others.
        services.log.error({ err: error, deposit: String(deposit.id) }, 'a deposit was not credited');
      });
  }
}

async function confirm(
  services: Services,
  chain: Chain,
  deposit: Deposit,
  block: number,
  height: number,
): Promise<void> {
  const confirmations = height - block + 1;
  if (confirmations !== deposit.confirmations)
    await services.db.query(sql`
      update deposit set confirmations = ${confirmations}, updated_at = app_now()
      where id = ${deposit.id} and state = 'confirming' and block_hash = ${deposit.blockHash}`);
  if (confirmations < deposit.required) return;
  // Facts read some time ago may be out of date, and nobody can undo a credit.
  if ((await chain.blockHash(block)) !== deposit.blockHash) return;
  if (!(await isStillPaid(services.db, chain, deposit))) {
    const { id, protocol } = deposit;
    if (await stopDeposit(services, deposit))
      services.log.error(
        { event: 'deposit_differs', deposit: String(id), protocol },
        'a deposit is not as it was read',
      );
    return;
  }
  await creditDeposit(services, deposit);
}

async function dropIfLost({ db, config }: Services, deposit: Deposit, height: number): Promise<void> {
  const { id, state, orphanedAt } = deposit;
  if (state !== 'orphaned' || orphanedAt === null || height - orphanedAt < config.policy.chains.dropAfter) return;
  await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      select 1 from deposit where id = ${id} and state = 'orphaned' and block is null for no key update`);
    if (row) await moveDeposit(tx, deposit, 'drop', { by: 'watcher', reason: 'DROPPED_BY_NETWORK' });
  });
}

/**
 * Takes a deposit out of a block that no longer counts: it loses its confirmations and waits for another block. The
 * watcher reads the network again from there. A credited one stays credited, because the member may have
 * spent the money; the log tells the operator.
 */
async function orphanDeposit({ db, log }: Services, deposit: Deposit, height: number): Promise<void> {
  const { id, protocol, state, block, blockHash } = deposit;
  await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      update deposit set block = null, block_hash = null, confirmations = 0, orphaned_at = ${height}, updated_at = app_now()
      where id = ${id} and state = ${state} and block_hash = ${blockHash} returning 1`);
    if (!row) return;
    await tx.query(sql`
      update chain_cursor set block = least(block, ${Math.max(0, (block ?? 1) - 1)}::bigint) where protocol = ${protocol}`);
    if (state !== 'credited') await moveDeposit(tx, deposit, 'orphan', { by: 'watcher' });
  });
  if (state === 'credited') log.error({ deposit: String(id), protocol }, 'a credited deposit lost its block');
}
