import { type Address, getAddress, TransactionReceiptNotFoundError } from 'viem';
import { getLogs, getTransactionReceipt } from 'viem/actions';
import type { Incoming } from '../port/Chain.ts';
import { absentOn, type EvmNode } from './node.ts';
import { isPayment, TRANSFER } from './tokens.ts';

/** Addresses in one filter; nodes for hire refuse much more. */
const ADDRESSES = 500;

/**
 * What token contracts logged as paid to any of the addresses in the blocks from..to, of whatever token.
 *
 * The network numbers logs by block, so that the number changes when another block takes the transaction in. Here a log
 * is numbered within its transaction, which is the same for ever: otherwise one payment would become two.
 *
 * @param currencyOf the currency of a contract, or undefined for a token that is not ours
 */
export async function readIncoming(
  node: EvmNode,
  addresses: readonly Address[],
  { from, to }: { readonly from: number; readonly to: number },
  currencyOf: (contract: string) => string | undefined,
): Promise<Incoming[]> {
  const payments = [];
  const blocks = { fromBlock: BigInt(from), toBlock: BigInt(to) };
  for (let start = 0; start < addresses.length; start += ADDRESSES) {
    const payees = addresses.slice(start, start + ADDRESSES);
    const logs = await getLogs(node.client, { event: TRANSFER, args: { to: payees }, ...blocks, strict: true });
    // A removed log is of a block that no longer counts. Payments of nothing are sent to make an address look familiar.
    payments.push(...logs.filter((log) => isPayment(log) && !log.removed && log.args.value > 0n));
  }
  const hashes = [...new Set(payments.map(({ transactionHash }) => transactionHash))];
  const receipts = new Map(
    await node.askOfEach(
      hashes,
      async (client, hash) =>
        [hash, await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError))] as const,
    ),
  );

  return payments.flatMap(({ transactionHash, blockHash, blockNumber, logIndex: place, address, args }) => {
    const receipt = receipts.get(transactionHash);
    const logIndex = receipt?.logs.findIndex((other) => other.logIndex === place) ?? -1;
    // A block that was replaced between the two questions is read again by the next scan.
    if (logIndex < 0 || receipt?.blockHash !== blockHash) return [];
    const contract = getAddress(address);
    return [
      {
        txid: transactionHash,
        logIndex,
        block: Number(blockNumber),
        blockHash,
        to: args.to,
        currency: currencyOf(contract) ?? contract,
        raw: args.value,
      },
    ];
  });
}
