import { getAddress, type Hash, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';
import { getTransaction, getTransactionReceipt } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import { absentOn, type RpcNode } from '../json-rpc/node.ts';
import { hasSucceeded } from '../json-rpc/tokens.ts';
import type { Incoming } from '../port/Chain.ts';
import { plainForm, type ReadTransfers } from './readTransfers.ts';

/** A transaction pays at most once itself, before its logs: so this place is no log's. */
export const PLACE = -1;

interface PaymentOptions {
  readonly db: Db;
  readonly node: RpcNode;
  readonly protocol: string;
  /** Of the network's own coin. */
  readonly currency: string;
  readonly read: ReadTransfers;
}

/**
 * Reads what transactions paid in the network's own coin to deposit addresses in the blocks from..to. The house's own fees for sweeps are no
 * deposits: of its wallets, a payment counts only where the database knows it as something else, such as a withdrawal to a
 * member who deposits. After a restore it may not know a fee, so what it does not know does not count.
 */
export async function readPayments(
  { db, node, protocol, currency, read }: PaymentOptions,
  addresses: readonly string[],
  range: { readonly from: number; readonly to: number },
): Promise<Incoming[]> {
  const ours = new Set(addresses.map(plainForm));
  const paid = await read(range, (from, to) => ours.has(to) && !ours.has(from));
  if (paid.length === 0) return [];
  const wallets = await db.query<{ address: string }>(sql`
    select lower(address) as address from evm_wallet
    where protocol = ${protocol} and lower(address) = any(${paid.map(({ from }) => from)})`);
  const isHouse = new Set(wallets.map(({ address }) => address));
  const known = await db.query<{ txid: string }>(sql`
    select txid from evm_transfer
    where protocol = ${protocol} and txid = any(${paid.map(({ txid }) => txid)}) and ref !~ '^(gas|outside):'`);
  const isMeant = new Set(known.map(({ txid }) => txid));
  const deposits = paid.filter(({ from, txid }) => !isHouse.has(from) || isMeant.has(txid));
  return await confirmPayments(node, currency, deposits);
}

/**
 * Looks payments of the own coin up one by one, with what they pay: a list of a block tells less surely. Those that failed, and those of
 * another block by now, are left out; the next scan reads the block again.
 */
export async function confirmPayments(
  node: RpcNode,
  currency: string,
  payments: readonly { readonly txid: Hash; readonly blockHash: string }[],
): Promise<Incoming[]> {
  const found = await node.askOfEach(payments, async (client, { txid: hash, blockHash }) => {
    const receipt = await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
    const sent = await getTransaction(client, { hash }).catch(absentOn(TransactionNotFoundError));
    if (receipt?.blockHash !== blockHash || sent?.blockHash !== blockHash || !sent.to || !hasSucceeded(receipt))
      return [];
    const { to, value: raw, blockNumber } = sent;
    return { txid: hash, logIndex: PLACE, block: Number(blockNumber), blockHash, to: getAddress(to), currency, raw };
  });
  return found.flat();
}
