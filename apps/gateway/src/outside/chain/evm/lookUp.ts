import type { Hash } from 'viem';
import { TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { absentOn, type RpcNode } from '../json-rpc/node.ts';
import { paymentsIn } from '../json-rpc/readIncoming.ts';
import type { Incoming } from '../port/Chain.ts';
import { confirmPayments, PLACE } from './readPayments.ts';

/**
 * Whether a payment is on the network as it was read: in the same block, of the same coin, to the same address and of the same amount.
 * @param own the network's own coin
 * @param currencyOf the currency of a contract, or undefined for a token that is not ours
 */
export async function isTrue(
  node: RpcNode,
  own: string,
  currencyOf: (contract: string) => string | undefined,
  { txid, logIndex, blockHash, to, currency, raw }: Incoming,
): Promise<boolean> {
  const hash = txid as Hash;
  if (logIndex === PLACE) return (await confirmPayments(node, own, [{ txid: hash, blockHash }])).some(isSame);
  const receipt = await getTransactionReceipt(node.client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
  return receipt !== undefined && paymentsIn(receipt, currencyOf).some(isSame);

  function isSame(found: Incoming): boolean {
    return (
      found.logIndex === logIndex &&
      found.blockHash === blockHash &&
      found.to === to &&
      found.currency === currency &&
      found.raw === raw
    );
  }
}
