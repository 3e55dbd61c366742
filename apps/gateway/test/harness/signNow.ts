import type { Chain, SendOrder, SignedTransfer } from '../../src/chain/port/Chain.ts';
import type { Db } from '../../src/db/index.ts';

/** Prepares and signs an order at once, and notes it nowhere but in the wallet. */
export async function signNow(db: Db, chain: Chain, order: SendOrder): Promise<SignedTransfer> {
  const prepared = await chain.prepare(order);
  return await db.tx((tx) => prepared.sign(tx));
}
