import type { Services } from '../../app/Services.ts';
import { sql } from '../../db/index.ts';
import type { Deposit } from './Deposit.ts';
import { moveDeposit } from './moveDeposit.ts';

/**
 * Takes a deposit out of a block that no longer counts: its confirmations are lost, and it waits for another block. The
 * network is read again from there. A credited one stays credited, for the money may be spent; the operator is told.
 */
export async function orphanDeposit({ db, log }: Services, deposit: Deposit, height: number): Promise<void> {
  const { id, protocol, state, block, blockHash } = deposit;
  await db.tx(async (tx) => {
    const row = await tx.maybe(sql`
      update deposit set block = null, block_hash = null, confirmations = 0, orphaned_at = ${height}, updated_at = app_now()
      where id = ${id} and state = ${state} and block_hash = ${blockHash} returning 1`);
    if (!row) return;
    await tx.query(sql`
      update chain_cursor set block = least(block, ${Math.max(0, (block ?? 1) - 1)}::bigint) where protocol = ${protocol}`);
    if (state !== 'credited') await moveDeposit(tx, deposit, state, 'orphaned');
  });
  if (state === 'credited') log.error({ deposit: String(id), protocol }, 'a credited deposit lost its block');
}
