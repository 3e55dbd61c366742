import { toMinorUnits } from '@ezwallet/validators';
import type { BitcoinConfig } from '../../../config/index.ts';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { Chain, Incoming } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { freeCoins, sumOfAll } from './coins.ts';
import { findEarlierCoins, follow } from './follow.ts';
import { hasten } from './hasten.ts';
import { createBitcoinNode } from './node.ts';
import { compareBitcoin } from './outside.ts';
import { sum } from './selectCoins.ts';
import { sweepDeposits } from './sweepDeposits.ts';
import { createBitcoinWallet, type WalletOptions } from './wallet.ts';

const PROTOCOL = 'BTC';
const OWN = 'BTC';
const DECIMALS = 8;

interface BitcoinOptions extends ChainOptions {
  /** Milliseconds after which a transaction that no block holds gets a higher fee. */
  readonly replaceAfter: number;
}

/** Bitcoin, through the JSON-RPC of a node. The node needs no wallet and no index: whole blocks are read, once each. */
export function createBitcoinChain(db: Db, config: Omit<BitcoinConfig, 'hotKey'>, options: BitcoinOptions): Chain {
  const { network, startBlock } = config;
  const { signer, confirmations: final } = options;
  const node = createBitcoinNode(config);
  const followed = { db, node, network, hot: signer.hot, startBlock };
  const read = async () => await follow(followed);
  const most = toMinorUnits(options.mostFee, DECIMALS);
  const inWallet: WalletOptions = { db, node, network, signer, most, final, follow: read };
  const wallet = createBitcoinWallet(inWallet);
  const assertCarried = (currency: string): void => {
    if (currency !== OWN) throw new RangeError(`${currency} is not carried on ${PROTOCOL}.`);
  };
  const incomingWhere = async (which: Sql): Promise<Incoming[]> => {
    const rows = await db.query<Omit<Incoming, 'currency'>>(sql`
      select c.txid, c.vout as "logIndex", c.block, b.hash as "blockHash", c.address as "to", c.raw
      from btc_coin c
      join btc_block b on b.number = c.block
      join deposit_address d on d.protocol = ${PROTOCOL} and d.address = c.address
      where ${which} order by c.block, c.txid, c.vout`);
    return rows.map((row) => ({ ...row, currency: OWN }));
  };
  const chain: Chain = {
    protocol: PROTOCOL,
    ...(startBlock !== undefined && { startBlock }),
    coins: new Map([[OWN, { decimals: DECIMALS, contract: '' }]]),
    height: read,
    async incoming(from, to) {
      await read();
      return await incomingWhere(sql`c.block between ${from} and ${to} and d.ended_at is null`);
    },
    async isTrue({ txid, logIndex, block, blockHash, to, currency, raw }) {
      await read();
      const found = await incomingWhere(sql`c.txid = ${txid} and c.vout = ${logIndex}`);
      const isSame = found.some(
        (each) =>
          each.block === block &&
          each.blockHash === blockHash &&
          each.to === to &&
          each.currency === currency &&
          each.raw === raw,
      );
      return isSame && (await node.hashOf(block)) === blockHash;
    },
    async received(txid, address) {
      await read();
      return await incomingWhere(sql`c.txid = ${txid.toLowerCase()} and c.address = ${address}`);
    },
    blockHash: (block) => node.hashOf(block),
    find: (ref) => wallet.find(ref),
    async prepare({ ref, currency, to, raw }) {
      assertCarried(currency);
      return await wallet.prepare(ref, to, raw);
    },
    ...compareBitcoin(inWallet),
    broadcast: (signed) => wallet.broadcast(signed),
    confirmations: (txid) => wallet.confirmations(txid),
    standing: (txid) => wallet.standing(txid),
    async hasten() {
      const replaced = await hasten({ ...inWallet, after: options.replaceAfter });
      await findEarlierCoins(followed);
      return replaced;
    },
    async spendable(currency) {
      assertCarried(currency);
      return sum(await freeCoins(db, [signer.hot], await read()));
    },
    async sweep() {
      const [coin] = sweptCoins(chain, options.sweepFrom);
      return await sweepDeposits(inWallet, coin?.least ?? 0n);
    },
    async holdings(currency) {
      assertCarried(currency);
      await read();
      return await sumOfAll(db, signer.hot);
    },
  };
  return chain;
}
