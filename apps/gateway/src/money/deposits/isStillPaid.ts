import type { Chain } from '../../outside/chain/port/Chain.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Deposit } from './Deposit.ts';

/**
 * Whether a deposit is on its network as it was recorded. Networks that cannot look a payment up again are believed.
 * @throws {NodesDisagreeError}
 */
export async function isStillPaid(db: Db, chain: Chain, deposit: Deposit): Promise<boolean> {
  const { id, txid, logIndex, block, blockHash, address: to, currency } = deposit;
  if (!chain.isTrue) return true;
  if (block === null || blockHash === null) return false;
  const { raw } = await db.one<{ raw: string }>(sql`select raw from deposit where id = ${id}`);
  return await chain.isTrue({ txid, logIndex, block, blockHash, to, currency, raw: BigInt(raw) });
}
