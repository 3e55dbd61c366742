import { type Db, sql } from '../../src/db/index.ts';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';

/** The final deposits of a network, and the deposits that the ledger credited. */
export interface DepositComparison {
  /** Transactions that are in a block. */
  readonly arrived: readonly string[];
  /** Transactions of credited deposits, one for each credit in the ledger. */
  readonly credited: readonly string[];
}

/** Compares a simulated network with the ledger. */
export async function compareDeposits(db: Db, { protocol }: SimulatedChain): Promise<DepositComparison> {
  const arrived = await db.query<{ txid: string }>(sql`
    select t.txid from sim_transfer t
    join deposit_address a on a.protocol = t.protocol and a.address = t.address
    where t.protocol = ${protocol} and t.block is not null order by t.txid`);
  // From the ledger's side: every posting of world money, by its key.
  const credited = await db.query<{ txid: string }>(sql`
    select d.txid from transfer t join bill b on b.group_id = t.group_id join deposit d on d.bill_no = b.bill_no
    where d.protocol = ${protocol} order by d.txid`);
  return { arrived: arrived.map(({ txid }) => txid), credited: credited.map(({ txid }) => txid) };
}
