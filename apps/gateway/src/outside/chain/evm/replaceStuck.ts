import type { Db } from '../../../db/index.ts';
import { feesNow, raisePrice } from './fees.ts';
import { readPayload } from './readPayload.ts';
import { type NodeClient, NodeRefusal } from '../json-rpc/node.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import type { EvmWallet } from './wallet.ts';

interface ReplaceOptions {
  readonly db: Db;
  readonly client: NodeClient;
  readonly wallet: EvmWallet;
  /** Milliseconds after which a transaction that no block holds counts as stuck. */
  readonly after: number;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/**
 * Signs what waits too long again, under the same nonce and with a higher fee: a block can hold one of the two. A run that
 * is cut off between signing and sending is made up for by the next.
 * @returns how many transactions were replaced
 */
export async function replaceStuck({ db, client, wallet, after, most }: ReplaceOptions): Promise<number> {
  for (const signed of await wallet.replacements()) await sendUnlessRefused(client, signed);
  const stuck = await wallet.stuck(after);
  if (stuck.length === 0) return 0;
  const now = await feesNow(client);
  let replaced = 0;
  for (const waiting of stuck) {
    const { action, price } = readPayload(waiting.payload);
    const higher = raisePrice(price, now, most);
    if (!higher) continue;
    const signed = await db.tx((tx) => wallet.replace(tx, waiting, { action, price: higher }));
    if (!signed) continue;
    await sendUnlessRefused(client, signed);
    replaced += 1;
  }
  return replaced;
}

/** A node refuses what a block has already decided; the receipt of the other attempt tells. */
async function sendUnlessRefused(client: NodeClient, signed: { txid: string; payload: string }): Promise<void> {
  try {
    await broadcastOnce(client, signed);
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
  }
}
