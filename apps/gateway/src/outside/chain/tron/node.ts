import { getBlockNumber } from 'viem/actions';
import * as v from 'valibot';
import { createRpcNode, NodeRefusal, type RpcNode } from '../json-rpc/node.ts';
import { WrongNetworkError } from '../port/Chain.ts';
import { type Ask, createAsk } from './ask.ts';

/** Where a node of TRON is, and the network that it must be on. */
export interface TronPlace {
  readonly rpcUrl: string;
  readonly apiUrl: string;
  readonly apiKey?: string | undefined;
  readonly chainId: number;
}

/** The head of a block. */
export interface Head {
  readonly number: number;
  readonly hash: string;
  /** Milliseconds. */
  readonly time: number;
}

/** The two views of a node: all blocks, or those that two thirds of the producers have built on and no reorganisation takes back. */
export type View = 'wallet' | 'walletsolidity';

/** A node of TRON. Its JSON-RPC finds logs and balances, its HTTP API tells the rest. */
export interface TronNode {
  readonly rpc: RpcNode;
  readonly ask: Ask;
  /** The newest block of a view. */
  newest(view: View): Promise<Head>;
  /** A block by its number, undefined above the newest. */
  head(number: number): Promise<Head | undefined>;
}

const PROTOCOL = 'TRC20';
const GENESIS = 0;

/** A block without its transactions; an empty object stands for none. */
const head = v.object({
  blockID: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  block_header: v.optional(
    v.object({ raw_data: v.object({ number: v.optional(v.number(), GENESIS), timestamp: v.optional(v.number(), 0) }) }),
  ),
});

/** Connects to a node. Both of its interfaces must be on the network of the settings, and are asked so once. */
export function createTronNode(place: TronPlace, timeout?: number): TronNode {
  const headers: Record<string, string> = place.apiKey === undefined ? {} : { 'TRON-PRO-API-KEY': place.apiKey };
  const rpc = createRpcNode({ protocol: PROTOCOL, ...place, headers }, timeout);
  const plain = createAsk(place.apiUrl, headers, timeout);
  const assure = assureNetwork(plain, rpc, place.chainId);
  const ask: Ask = async (...question) => {
    await assure();
    return await plain(...question);
  };
  return {
    rpc,
    ask,
    async newest(view) {
      const newest = headOf(await ask(`${view}/getblock`, { detail: false }, head));
      if (!newest) throw new Error('The node has no block.');
      return newest;
    },
    head: async (number) => headOf(await ask('wallet/getblock', { id_or_num: String(number), detail: false }, head)),
  };
}

function headOf({ blockID, block_header: header }: v.InferOutput<typeof head>): Head | undefined {
  if (blockID === undefined || !header) return undefined;
  return { number: header.raw_data.number, hash: blockID, time: header.raw_data.timestamp };
}

/** The identity of a network is the end of its first block's hash, and `eth_chainId` says the same. @throws {WrongNetworkError} */
function assureNetwork(ask: Ask, rpc: RpcNode, chainId: number): () => Promise<void> {
  let checked: Promise<unknown> | undefined;
  const check = async () => {
    const genesis = headOf(await ask('wallet/getblock', { id_or_num: String(GENESIS), detail: false }, head));
    const actual = Number(`0x${genesis?.hash.slice(-8) ?? '0'}`);
    if (actual !== chainId)
      throw new WrongNetworkError(`The node is on network ${actual}, not on ${chainId}: see ${PROTOCOL}_CHAIN_ID.`);
  };
  return async () => {
    checked ??= Promise.all([check(), getBlockNumber(rpc.client)]).catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
  };
}

/** Whether an error is the node's own answer with this code. */
export const isRefusal = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof NodeRefusal && codes.includes(String(error.code));
