import type { JsonRpc } from './JsonRpc.ts';
import { hexOf } from './hexOf.ts';

/** What a transaction does, without what it costs. */
export interface Action {
  readonly to: string;
  readonly data: string;
  /** Of the network's own coin; default none. */
  readonly value?: bigint;
}

/** What it may cost at most (EIP-1559). */
export interface Price {
  readonly gasLimit: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** Room for state that changes between the estimate and the block, in percent. */
const GAS_ROOM = 130n;
/** The base fee can grow by an eighth each block: twice it holds for five full ones (EIP-1559). */
const BASE_FEE_ROOM = 2n;

/** Asks a node what a transaction would cost now. @throws {RpcError} when it would fail */
export async function priceTransaction(rpc: JsonRpc, from: string, { to, data, value = 0n }: Action): Promise<Price> {
  const [gas, { baseFeePerGas }, tip] = await Promise.all([
    rpc.call<string>('eth_estimateGas', [{ from, to, data, value: hexOf(value) }]),
    rpc.call<{ baseFeePerGas: string }>('eth_getBlockByNumber', ['latest', false]),
    rpc.call<string>('eth_maxPriorityFeePerGas', []),
  ]);
  return {
    gasLimit: (BigInt(gas) * GAS_ROOM) / 100n,
    maxFeePerGas: BigInt(baseFeePerGas) * BASE_FEE_ROOM + BigInt(tip),
    maxPriorityFeePerGas: BigInt(tip),
  };
}
