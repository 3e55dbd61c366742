import { randomBytes } from 'node:crypto';
import type { Network } from '@ezwallet/validators';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { ChainTransfer, Coin, Incoming } from '../port/Chain.ts';
import { normalAddress } from '../port/notation.ts';
import { mineBlocks, mineIfDue, reorganise } from './blocks.ts';
import { compareSimulated } from './outside.ts';
import { endow, endowOnce, readHoldings, readReceived } from './house-wallet.ts';
import { findSigned, prepareOnce, txidOf } from './signatures.ts';
import type { SimulatedChain } from './SimulatedChain.ts';

/** A network whose blocks are rows, so that any number of gateway processes see the same. */
export function createSimulatedChain(db: Db, protocol: Network, coins: ReadonlyMap<string, Coin>): SimulatedChain {
  const height = async (): Promise<number> => {
    const row = await db.maybe<{ height: bigint }>(sql`select height from sim_chain where protocol = ${protocol}`);
    return Number(row?.height ?? 0n);
  };

  const confirmations = async (txid: string): Promise<number | 'failed' | undefined> => {
    const row = await db.maybe<{ block: bigint | null; failed: boolean; height: bigint }>(sql`
      select t.block, t.failed, coalesce(c.height, 0) as height
      from sim_transfer t left join sim_chain c on c.protocol = t.protocol
      where t.protocol = ${protocol} and t.txid = ${txid} and t.log_index = 0`);
    if (!row) return undefined;
    if (row.failed) return 'failed';
    return row.block === null ? 0 : Number(row.height - row.block) + 1;
  };

  const payments = async (which: Sql): Promise<Incoming[]> => {
    const rows = await db.query<Omit<Incoming, 'raw' | 'block'> & { raw: string; block: bigint }>(sql`
      select t.txid, t.log_index as "logIndex", t.block, b.hash as "blockHash", t.address as "to", t.currency, t.raw
      from sim_transfer t
      join sim_block b on b.protocol = t.protocol and b.number = t.block
      join deposit_address a on a.protocol = t.protocol and a.address = t.address
      where t.protocol = ${protocol} and not t.failed and ${which}
      order by t.block, t.seq`);
    return rows.map((row) => ({ ...row, block: Number(row.block), raw: BigInt(row.raw) }));
  };

  return {
    protocol,
    coins,
    height,
    incoming: async (from, to) => await payments(sql`t.block between ${from} and ${to} and a.ended_at is null`),
    received: async (txid, address) => await payments(sql`t.txid = ${txid} and t.address = ${address}`),

    async blockHash(block) {
      const row = await db.maybe<{ hash: string }>(sql`
        select hash from sim_block where protocol = ${protocol} and number = ${block}`);
      return row?.hash;
    },

    find: (ref) => findSigned(db, protocol, ref),
    prepare: (transfer) =>
      prepareOnce(db, protocol, transfer, async (txid) => (await confirmations(txid)) === 'failed'),

    async broadcast({ txid, payload }) {
      const { currency, to, raw } = JSON.parse(payload) as Omit<ChainTransfer, 'raw'> & { raw: string };
      await db.query(sql`
        insert into sim_transfer (protocol, txid, from_house, address, currency, raw)
        values (${protocol}, ${txid}, true, ${normalAddress(protocol, to)}, ${currency}, ${raw}::numeric)
        on conflict do nothing`);
    },

    confirmations,

    // Deposits are swept at once here.
    spendable: (currency) => readHoldings(db, protocol, currency),
    balance: (currency, address) => readReceived(db, protocol, currency, normalAddress(protocol, address)),
    holdings: (currency) => readHoldings(db, protocol, currency),

    ...compareSimulated(db, protocol),

    async pay(paid) {
      const txid = txidOf(protocol, randomBytes(32));
      await db.tx(async (tx) => {
        for (const [index, { address, currency, raw }] of paid.entries())
          await tx.query(sql`
            insert into sim_transfer (protocol, txid, log_index, from_house, address, currency, raw)
            values (${protocol}, ${txid}, ${index}, false, ${normalAddress(protocol, address)}, ${currency},
              ${String(raw)}::numeric)`);
      });
      return txid;
    },
    mine: (blocks) => mineBlocks(db, protocol, blocks),
    mineIfDue: (intervalMs) => mineIfDue(db, protocol, intervalMs),
    reorganise: (depth, drop) => reorganise(db, protocol, depth, drop),
    endow: (tx, currency, raw) => endow(tx, protocol, currency, raw),
    endowOnce: (currency, raw) => endowOnce(db, protocol, currency, raw),
  };
}
