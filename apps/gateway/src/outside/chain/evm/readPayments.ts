import { getAddress, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import { absentOn, type RpcNode } from '../json-rpc/node.ts';
import { hasSucceeded } from '../json-rpc/tokens.ts';
import type { Incoming } from '../port/Chain.ts';
import { plainForm, type ReadTransfers, type Transfer } from './readTransfers.ts';

/** A transaction pays at most once itself, before its logs: so this place is no log's. */
const PLACE = -1;

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
  const successes = await node.askOfEach(deposits, async (client, transfer) => {
    const { txid: hash } = transfer;
    const receipt = await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
    // A block that was replaced between the two questions is read again by the next scan.
    return receipt?.blockHash === transfer.blockHash && hasSucceeded(receipt);
  });
  return deposits.filter((_, index) => successes[index]).map((transfer) => incomingOf(transfer, currency));
}

function incomingOf({ txid, to, raw, block, blockHash }: Transfer, currency: string): Incoming {
  return { txid, logIndex: PLACE, block, blockHash, to: getAddress(to), currency, raw };
}
