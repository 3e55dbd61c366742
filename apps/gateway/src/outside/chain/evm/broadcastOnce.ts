import type { Hash, Hex } from 'viem';
import { sendRawTransaction } from 'viem/actions';
import type { SignedTransfer } from '../port/Chain.ts';
import { type NodeClient, NodeRefusal } from '../json-rpc/node.ts';

/** Whether the node has a transaction, mined or waiting. */
export async function isKnown(client: NodeClient, txid: string): Promise<boolean> {
  return (await client.request({ method: 'eth_getTransactionByHash', params: [txid as Hash] })) !== null;
}

/** Sends what was signed, unless the node has it. */
export async function broadcastOnce(client: NodeClient, { txid, payload }: SignedTransfer): Promise<void> {
  if (await isKnown(client, txid)) return;
  try {
    await sendRawTransaction(client, { serializedTransaction: payload as Hex });
  } catch (error) {
    // The node may have got it from elsewhere, or have answered the first try into a broken connection.
    if (!(error instanceof NodeRefusal) || !(await isKnown(client, txid))) throw error;
  }
}
