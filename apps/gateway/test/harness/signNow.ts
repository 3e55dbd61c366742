import type { Chain, ChainTransfer, SignedTransfer } from '../../src/outside/chain/port/Chain.ts';
import type { Db } from '../../src/db/index.ts';

/** Prepares and signs a transfer at once, and notes it nowhere but in the wallet. */
export async function signNow(db: Db, chain: Chain, transfer: ChainTransfer): Promise<SignedTransfer> {
  const prepared = await chain.prepare(transfer);
  return await db.tx((tx) => prepared.sign(tx));
}
