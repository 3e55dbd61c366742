import {
  type Address,
  getAddress,
  type Hash,
  parseEventLogs,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getLogs, getTransactionReceipt } from 'viem/actions';
import type { Incoming } from '../port/Chain.ts';
import { absentOn, type RpcNode } from './node.ts';
import { isPayment, TRANSFER } from './tokens.ts';

/** Addresses in one filter; nodes for hire refuse much more. */
const ADDRESSES = 500;
/** A transaction's hash: 32 bytes in hex. */
const HASH = /^0x[0-9a-f]{64}$/;

/** The currency of a contract, or undefined for a token that is not ours. */
type CurrencyOf = (contract: string) => string | undefined;

/**
 * What token contracts logged as paid to any of the addresses in the blocks from..to, of whatever token.
 *
 * The network numbers logs by block, so that the number changes when another block takes the transaction in. Here a log
 * has its place among those of its receipt, which is the same for ever: otherwise one payment would become two. The search says only
 * which receipts to read, because nodes of TRON number logs in two ways.
 */
export async function readIncoming(
  node: RpcNode,
  addresses: readonly Address[],
  { from, to }: { readonly from: number; readonly to: number },
  currencyOf: CurrencyOf,
): Promise<Incoming[]> {
  /** The block that holds each transaction with a payment. */
  const blockOf = new Map<Hash, Hash>();
  const ours = new Set<string>(addresses);
  const blocks = { fromBlock: BigInt(from), toBlock: BigInt(to) };
  for (let start = 0; start < addresses.length; start += ADDRESSES) {
    const payees = addresses.slice(start, start + ADDRESSES);
    const logs = await getLogs(node.client, { event: TRANSFER, args: { to: payees }, ...blocks, strict: true });
    for (const log of logs)
      // A removed log is of a block that no longer counts.
      if (isPayment(log) && !log.removed) blockOf.set(log.transactionHash, log.blockHash);
  }
  const receipts = await node.askOfEach([...blockOf], async (client, [hash, blockHash]) => {
    const receipt = await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
    // A block that was replaced between the two questions is read again by the next scan.
    return receipt?.blockHash === blockHash ? receipt : undefined;
  });

  return receipts.flatMap((receipt) =>
    receipt ? paymentsIn(receipt, currencyOf).filter(({ to: payee }) => ours.has(payee)) : [],
  );
}

/** Reads the receipt of a transaction: undefined while no block holds it. @param txid of any form */
export async function minedReceipt({ client }: RpcNode, txid: string): Promise<TransactionReceipt | undefined> {
  if (!HASH.test(txid)) return undefined;
  const hash = txid as Hash;
  const receipt = await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
  // Some nodes have receipts of what waits for a block.
  return receipt && (receipt.blockNumber as bigint | null) !== null ? receipt : undefined;
}

/** Lists the payments that token contracts logged in a transaction, to whomever. Payments of nothing are left out. */
export function paymentsIn(
  { transactionHash: txid, blockNumber, blockHash, logs }: TransactionReceipt,
  currencyOf: CurrencyOf,
): Incoming[] {
  return logs.flatMap((log, logIndex) => {
    const [payment] = isPayment(log) ? parseEventLogs({ abi: [TRANSFER], logs: [log], strict: true }) : [];
    // Payments of nothing are sent to make an address look familiar.
    if (!payment || payment.args.value === 0n) return [];
    const contract = getAddress(log.address);
    const { to, value: raw } = payment.args;
    const currency = currencyOf(contract) ?? contract;
    return { txid, logIndex, block: Number(blockNumber), blockHash, to, currency, raw };
  });
}
