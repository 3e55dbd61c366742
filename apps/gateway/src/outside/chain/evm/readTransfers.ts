import { BlockNotFoundError, type Hash } from 'viem';
import { getBlock } from 'viem/actions';
import { absentOn, type NodeClient, type RpcNode } from '../json-rpc/node.ts';

/** A payment of the network's own coin, as its block lists it. The transaction may have failed nevertheless. */
export interface Transfer {
  readonly txid: Hash;
  /** In lower case, as nodes write addresses. */
  readonly from: string;
  readonly to: string;
  readonly raw: bigint;
  readonly block: number;
  readonly blockHash: Hash;
}

/** Reads the payments of the blocks from..to that are wanted. @throws Error when the node does not give every block */
export type ReadTransfers = (
  range: { readonly from: number; readonly to: number },
  isWanted: (from: string, to: string) => boolean,
) => Promise<Transfer[]>;

/** Full blocks in one request: each has up to a megabyte of JSON. */
const AT_ONCE = 5;
/** Blocks whose payments are kept, because each scan reads the newest ones again. */
const KEPT = 64;

interface Kept {
  readonly hash: Hash;
  readonly transfers: readonly Transfer[];
}

/**
 * Makes a reader of payments in the network's own coin. No filter finds them, so that whole blocks are read, each once while its hash stays
 * the same. A contract's payment is in no block's list, and is not found.
 */
export function createTransferReader(node: RpcNode): ReadTransfers {
  const kept = new Map<number, Kept>();

  const readWhole = async (client: NodeClient, number: number): Promise<Kept> => {
    const block = await getBlock(client, { blockNumber: BigInt(number), includeTransactions: true }).catch(
      absentOn(BlockNotFoundError),
    );
    if (!block || Number(block.number) !== number) throw new Error(`The node did not give block ${number}.`);
    const { hash } = block;
    const transfers = block.transactions.flatMap(({ hash: txid, from, to, value: raw }) =>
      to !== null && raw > 0n
        ? { txid, from: from.toLowerCase(), to: to.toLowerCase(), raw, block: number, blockHash: hash }
        : [],
    );
    return { hash, transfers };
  };

  const isChanged = async (client: NodeClient, number: number): Promise<boolean> => {
    const block = await getBlock(client, { blockNumber: BigInt(number) }).catch(absentOn(BlockNotFoundError));
    return block?.hash !== kept.get(number)?.hash;
  };

  return async ({ from, to }, isWanted) => {
    const found: Transfer[] = [];
    // In parts, so that many blocks are never in memory together.
    for (let start = from; start <= to; start += KEPT) {
      const numbers = Array.from({ length: Math.min(KEPT, to - start + 1) }, (_, index) => start + index);
      const known = numbers.filter((number) => kept.has(number));
      const changes = await node.askOfEach(known, isChanged);
      for (const number of known.filter((_, index) => changes[index])) kept.delete(number);
      const unread = numbers.filter((number) => !kept.has(number));
      const blocks = await node.askOfEach(unread, readWhole, AT_ONCE);
      for (const [index, block] of blocks.entries()) kept.set(unread[index] ?? 0, block);
      for (const number of numbers)
        found.push(...(kept.get(number)?.transfers.filter((each) => isWanted(each.from, each.to)) ?? []));
      for (const number of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(number);
    }
    return found;
  };
}

/** An address as {@link Transfer} writes it. */
export const plainForm = (address: string): string => address.toLowerCase();
