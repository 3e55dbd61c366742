/** ERC-20: what is paid, what is held, and what was paid. */
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAbiItem,
  getAddress,
  type Hex,
  type Log,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import { readContract } from 'viem/actions';
import { type RpcNode, plainly } from './node.ts';

export const TRANSFER = getAbiItem({ abi: erc20Abi, name: 'Transfer' });

/** The data of a call that pays tokens. */
export function encodeTransfer(to: string, raw: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [getAddress(to), raw] });
}

/** What each owner has of a token, in the order of the owners. */
export async function balancesOf(node: RpcNode, contract: Address, owners: readonly Address[]): Promise<bigint[]> {
  return await node.askOfEach(owners, (client, owner) =>
    plainly(readContract(client, { address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })),
  );
}

/** Tells a payment from another event of the same signature, such as that of an ERC-721, whose number is a topic. */
export function isPayment({ topics, data }: Pick<Log, 'topics' | 'data'>): boolean {
  return topics.length === 3 && /^0x[0-9a-f]{64}$/i.test(data);
}

/**
 * Whether a transaction paid tokens from an address. Some tokens refuse without failing: what was paid is what was
 * logged.
 * @throws Error for a receipt that does not say how the transaction ended: to guess could pay twice
 */
export function hasPaid({ status, logs, transactionHash }: TransactionReceipt, from: Address): boolean {
  if (status !== 'success' && status !== 'reverted')
    throw new Error(`The receipt of ${transactionHash} has no status.`);
  const payments = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: logs.filter(isPayment) });
  return status === 'success' && payments.some(({ args }) => args.from === from);
}
