/** ERC-20: what is held, and what was paid. */
import { type Address, erc20Abi, getAbiItem, type Log, parseEventLogs, type TransactionReceipt } from 'viem';
import { getBalance, readContract } from 'viem/actions';
import { type RpcNode, plainly } from './node.ts';

export const TRANSFER = getAbiItem({ abi: erc20Abi, name: 'Transfer' });

/**
 * Reads the balance of each owner in a coin, in the order of the owners.
 * @param contract of the token; empty for the network's own coin
 */
export async function balancesOf(node: RpcNode, contract: Address | '', owners: readonly Address[]): Promise<bigint[]> {
  if (contract === '')
    return await node.askOfEach(owners, (client, address) => getBalance(client, { address, blockTag: 'latest' }));
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
export function hasPaid(receipt: TransactionReceipt, from: Address): boolean {
  const payments = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs.filter(isPayment) });
  return hasSucceeded(receipt) && payments.some(({ args }) => args.from === from);
}

/** Whether a transaction was carried out, whatever it did. @throws Error for a receipt that does not say */
export function hasSucceeded({ status, transactionHash }: TransactionReceipt): boolean {
  if (status !== 'success' && status !== 'reverted')
    throw new Error(`The receipt of ${transactionHash} has no status.`);
  return status === 'success';
}
