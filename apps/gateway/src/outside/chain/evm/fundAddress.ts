import type { Address } from 'viem';
import type { Db } from '../../../db/index.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import type { EvmWallet } from './wallet.ts';

/** How references of ether for fees begin, among those of the wallet. */
export const FEE_REF = 'gas:';

/** Sends ether for a fee to a deposit address, once for each purpose until it is mined. */
export async function fundAddress(
  { db, wallet }: { readonly db: Db; readonly wallet: EvmWallet },
  to: Address,
  purpose: string,
  value: bigint,
): Promise<'funded' | 'waiting'> {
  const ref = `${FEE_REF}${purpose}`;
  const previous = await wallet.find(ref);
  // It waits for its block, or the next run sends it again.
  if (previous && !(await wallet.mined(previous.txid))) return 'waiting';
  const fee = await wallet.prepare(ref, { to, value }, previous);
  await broadcastOnce(wallet.signer.client, await db.tx((tx) => fee.sign(tx)));
  return 'funded';
}
