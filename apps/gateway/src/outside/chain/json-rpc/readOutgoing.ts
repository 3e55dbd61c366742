import { type Address, getAddress, type Hash } from 'viem';
import { getLogs } from 'viem/actions';
import type { NodeClient } from './node.ts';
import { isPayment, TRANSFER } from './tokens.ts';

/** A payment of a token, as its contract logged it. */
export interface Outgoing {
  readonly txid: Hash;
  readonly block: number;
  readonly contract: Address;
  readonly to: Address;
  readonly raw: bigint;
}

/** Blocks in one question; nodes for hire refuse much more. */
const WINDOW = 1000;

/** Reads the payments of some tokens from an address in the blocks from..to, the oldest first. */
export async function readOutgoing(
  client: NodeClient,
  contracts: readonly Address[],
  owner: Address,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Outgoing[]> {
  const found: Outgoing[] = [];
  for (let start = from; start <= to; start += WINDOW) {
    const blocks = { fromBlock: BigInt(start), toBlock: BigInt(Math.min(start + WINDOW - 1, to)) };
    const address = [...contracts];
    const logs = await getLogs(client, { address, event: TRANSFER, args: { from: owner }, ...blocks, strict: true });
    for (const log of logs) {
      if (!isPayment(log) || log.removed) continue;
      const { transactionHash: txid, blockNumber, address: contract, args } = log;
      found.push({ txid, block: Number(blockNumber), contract: getAddress(contract), to: args.to, raw: args.value });
    }
  }
  return found;
}
