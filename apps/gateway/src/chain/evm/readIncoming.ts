import { toEip55 } from '@ezwallet/validators';
import type { Incoming } from '../Chain.ts';
import { type Log, readTransfer, TRANSFER_TOPIC, wordOf } from './erc20.ts';
import type { JsonRpc } from './JsonRpc.ts';
import { hexOf } from './hexOf.ts';

/** Addresses in one filter; nodes for hire refuse much more. */
const ADDRESSES = 500;

interface Receipt {
  readonly blockHash: string;
  readonly logs: readonly Log[];
}

/**
 * What token contracts logged as paid to any of the addresses in the blocks from..to, of whatever token.
 *
 * The network numbers logs by block, so that the number changes when another block takes the transaction in. Here a log
 * is numbered within its transaction, which is the same for ever: otherwise one payment would become two.
 *
 * @param currencyOf the currency of a contract, or undefined for a token that is not ours
 */
export async function readIncoming(
  rpc: JsonRpc,
  addresses: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  currencyOf: (contract: string) => string | undefined,
): Promise<Incoming[]> {
  const logs: Log[] = [];
  for (let start = 0; start < addresses.length; start += ADDRESSES) {
    const words = addresses.slice(start, start + ADDRESSES).map((address) => `0x${wordOf(address)}`);
    const filter = { fromBlock: hexOf(from), toBlock: hexOf(to), topics: [TRANSFER_TOPIC, null, words] };
    logs.push(...(await rpc.call<Log[]>('eth_getLogs', [filter])));
  }
  const standing = logs.filter((log) => log.removed !== true);
  const hashes = [...new Set(standing.map(({ transactionHash }) => transactionHash))];
  const receipts = new Map(
    (
      await rpc.batch<Receipt | null>(
        hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
      )
    ).map((receipt, index) => [hashes[index], receipt]),
  );

  return standing.flatMap((log) => {
    const transfer = readTransfer(log);
    const receipt = receipts.get(log.transactionHash);
    const logIndex = receipt?.logs.findIndex((other) => other.logIndex === log.logIndex) ?? -1;
    // A block that was replaced between the two questions is read again by the next scan. Payments of nothing are sent
    // to make an address look familiar.
    if (!transfer || transfer.raw === 0n || logIndex < 0 || receipt?.blockHash !== log.blockHash) return [];
    const contract = toEip55(log.address);
    return [
      {
        txid: log.transactionHash,
        logIndex,
        block: Number(log.blockNumber),
        blockHash: log.blockHash,
        to: transfer.to,
        currency: currencyOf(contract) ?? contract,
        raw: transfer.raw,
      },
    ];
  });
}
