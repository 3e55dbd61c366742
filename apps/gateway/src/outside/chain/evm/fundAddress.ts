import type { Address } from 'viem';
import type { Db } from '../../../db/index.ts';
import { FEE_REFS } from '../port/intentOf.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import type { EvmWallet } from './wallet.ts';

/** Sends ether for a fee to a deposit address, once for each purpose until it is mined. */
export async function fundAddress(
  { db, wallet }: { readonly db: Db; readonly wallet: EvmWallet },
  to: Address,
  purpose: string,
  value: bigint,
): Promise<'funded' | 'waiting'> {
  const ref = `${FEE_REFS.evm}${purpose}`;
  const previous = await wallet.find(ref);
  // It waits for its block, or the next run sends it again.
  if (previous && !(await wallet.mined(previous.txid))) return 'waiting';
  const fee = await wallet.prepare(ref, { to, value }, previous);
  await broadcastOnce(wallet.sender.client, await db.tx((tx) => fee.sign(tx)));
  return 'funded';
}
