import type { SignedTransfer } from '../Chain.ts';
import { type JsonRpc, RpcError } from './JsonRpc.ts';

/** Whether the node has a transaction, mined or waiting. */
export async function isKnown(rpc: JsonRpc, txid: string): Promise<boolean> {
  return (await rpc.call('eth_getTransactionByHash', [txid])) !== null;
}

/** Sends what was signed, unless the node has it. */
export async function broadcastOnce(rpc: JsonRpc, { txid, payload }: SignedTransfer): Promise<void> {
  if (await isKnown(rpc, txid)) return;
  try {
    await rpc.call('eth_sendRawTransaction', [payload]);
  } catch (error) {
    // The node may have got it from elsewhere, or have answered the first try into a broken connection.
    if (!(error instanceof RpcError) || !(await isKnown(rpc, txid))) throw error;
  }
}
