import {
  type Address,
  getAddress,
  type Hex,
  isAddressEqual,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type Transaction,
  type TransactionSerializable,
  type TransactionSerialized,
} from 'viem';
import { getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import type { Comparable, OutsideTransfer } from '../port/outside.ts';
import type { NodeClient } from '../json-rpc/node.ts';
import { readOutgoing } from '../json-rpc/readOutgoing.ts';
import { plainForm, type ReadTransfers } from './readTransfers.ts';

interface Compared {
  readonly db: Db;
  readonly client: NodeClient;
  readonly protocol: string;
  readonly address: Address;
  /** Currencies by the contracts of their tokens. */
  readonly currencies: ReadonlyMap<string, string>;
  /** The network's own coin. */
  readonly own: string;
  readonly read: ReadTransfers;
}

/** Compares what tokens logged as paid from the wallet, and what it paid in the network's own coin, with what the database keeps as signed. */
export function compareEvm({ db, client, protocol, address, currencies, own, read }: Compared): Comparable {
  const isKnown = async (txid: string) =>
    (await db.maybe(sql`select 1 from evm_transfer where protocol = ${protocol} and txid = ${txid}`)) !== undefined;
  const refOf = async (nonce: number) =>
    (
      await db.maybe<{ ref: string }>(sql`
        select ref from evm_transfer where protocol = ${protocol} and address = ${address} and nonce = ${nonce}
        order by attempt desc limit 1`)
    )?.ref;

  async function paidIn(range: { readonly from: number; readonly to: number }): Promise<OutsideTransfer[]> {
    const contracts = [...currencies.keys()].map((contract) => getAddress(contract));
    const found: OutsideTransfer[] = [];
    for (const { txid, block, contract, to, raw } of await readOutgoing(client, contracts, address, range)) {
      if (await isKnown(txid)) continue;
      const sent = await getTransaction(client, { hash: txid });
      const currency = currencies.get(contract) ?? contract;
      // Somebody else may move tokens of the wallet by an allowance; the wallet itself has signed nothing then.
      const isOwn = isAddressEqual(sent.from, address);
      const ref = isOwn ? await refOf(sent.nonce) : undefined;
      const payload = isOwn ? payloadOf(sent) : '';
      found.push({ txid, payload, block, to, currency, raw, ref });
    }
    const isOurs = plainForm(address);
    for (const { txid, block, to, raw } of await read(range, (from) => from === isOurs)) {
      if (await isKnown(txid)) continue;
      const sent = await getTransaction(client, { hash: txid });
      const ref = await refOf(sent.nonce);
      found.push({ txid, payload: payloadOf(sent), block, to: getAddress(to), currency: own, raw, ref });
    }
    return found;
  }

  /** Nonces that the node has beyond its blocks and the database has not given out. */
  async function countUntold(mined: number, pending: number): Promise<number> {
    const { known } = await db.one<{ known: number }>(sql`
      select count(distinct nonce)::int as known from evm_transfer
      where protocol = ${protocol} and address = ${address} and nonce >= ${mined} and nonce < ${pending}`);
    return pending - mined - known;
  }

  return {
    async outside(from) {
      const [mined, next] = await Promise.all([
        getTransactionCount(client, { address, blockTag: 'latest' }),
        getTransactionCount(client, { address, blockTag: 'pending' }),
      ]);
      const transfers = await paidIn({ from, to: Number(await getBlockNumber(client)) });
      const untold = await countUntold(mined, next);
      return { transfers, next, ...(untold > 0 && { pending: `has ${untold} that wait for a block` }) };
    },
    async adopt(tx, transfers, next = 0) {
      await tx.query(sql`
        insert into evm_wallet (protocol, address, next_nonce) values (${protocol}, ${address}, ${next})
        on conflict (protocol, address) do update set next_nonce = greatest(evm_wallet.next_nonce, excluded.next_nonce)`);
      for (const { ref, txid, payload } of transfers) {
        if (payload === '') continue;
        const serializedTransaction = payload as TransactionSerialized;
        if (!isAddressEqual(await recoverTransactionAddress({ serializedTransaction }), address)) continue;
        const { nonce = 0 } = parseTransaction(serializedTransaction);
        await tx.query(sql`
          insert into evm_transfer (protocol, address, nonce, attempt, ref, txid, payload)
          select ${protocol}, ${address}, ${nonce}, coalesce(max(attempt) + 1, 0), ${ref}, ${txid}, ${payload}
          from evm_transfer where protocol = ${protocol} and address = ${address} and nonce = ${nonce}
          on conflict do nothing`);
      }
    },
  };
}

/** A transaction as it was sent, from the parts that a node tells. */
function payloadOf(sent: Transaction): Hex {
  const { r, s, v, yParity, input, to, nonce, gas, value, chainId, type } = sent;
  const parts = { to, nonce, gas, value, data: input, chainId };
  const fees =
    type === 'legacy'
      ? { type, gasPrice: sent.gasPrice }
      : { type: 'eip1559', maxFeePerGas: sent.maxFeePerGas, maxPriorityFeePerGas: sent.maxPriorityFeePerGas };
  const signature = yParity === undefined ? { r, s, v } : { r, s, v, yParity };
  return serializeTransaction({ ...parts, ...fees } as TransactionSerializable, signature);
}
