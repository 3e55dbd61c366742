/** The coins that the house has, as the blocks that were read tell them. */
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { Outpoint, Spendable } from './transaction.ts';

/** An output of the house. */
export interface HouseCoin extends Outpoint {
  readonly address: string;
  readonly raw: bigint;
  /** Length of its transaction. */
  readonly bytes: number;
}

/** A reward can be spent in the hundredth block after its own. */
const MATURE_AFTER = 99;

/** That a block holds a coin, and that no block spends it. */
const IS_THERE: Sql = sql`c.block is not null and c.spent_in is null`;
/** That a spend of the house has a coin. */
const IS_TAKEN: Sql = sql`exists (
  select 1 from btc_input i where i.txid = c.txid and i.vout = c.vout and not i.is_free)`;
const COIN: Sql = sql`c.txid, c.vout, c.raw, c.address, length(c.plain) as bytes`;

/** The coins of some addresses that a block holds and that nothing spends yet, the oldest first. */
export async function freeCoins(db: Db, addresses: readonly string[], newest: number): Promise<HouseCoin[]> {
  return await db.query<HouseCoin>(sql`
    select ${COIN} from btc_coin c
    where c.address = any(${addresses}) and ${IS_THERE} and not ${IS_TAKEN}
      and (not c.is_reward or c.block <= ${newest - MATURE_AFTER})
    order by c.block, c.txid, c.vout`);
}

/** Whether a coin is free, and in a block up to `newest`. */
export async function isFree(
  db: Db,
  { txid, vout }: Pick<HouseCoin, 'txid' | 'vout'>,
  newest: number,
): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from btc_coin c
    where c.txid = ${txid} and c.vout = ${vout} and ${IS_THERE} and c.block <= ${newest} and not ${IS_TAKEN}`);
  return row !== undefined;
}

/** Reads the transactions of coins, with which they can be spent. */
export async function spendable(db: Db, coins: readonly HouseCoin[]): Promise<Spendable[]> {
  const read: Spendable[] = [];
  for (const { txid, vout, raw } of coins) {
    const { plain } = await db.one<{ plain: Buffer }>(sql`
      select plain from btc_coin where txid = ${txid} and vout = ${vout}`);
    read.push({ txid, vout, raw, plain: Uint8Array.from(plain) });
  }
  return read;
}

/** The sum of what no block has spent, in the wallet and at the deposit addresses. */
export async function sumOfAll(db: Db, hot: string): Promise<bigint> {
  const { raw } = await db.one<{ raw: bigint }>(sql`
    select coalesce(sum(c.raw), 0)::bigint as raw from btc_coin c
    where ${IS_THERE} and (c.address = ${hot} or exists (
      select 1 from deposit_address d where d.protocol = 'BTC' and d.address = c.address))`);
  return raw;
}

/**
 * The coins of a spend that its next transaction spends: those of every one before, and of those that were added, what is still
 * there. Undefined while one of the first is in no block.
 */
export async function boundCoins(db: Db, spend: number): Promise<HouseCoin[] | undefined> {
  const coins = await db.query<HouseCoin & { isAdded: boolean; isThere: boolean }>(sql`
    select ${COIN}, i.is_added as "isAdded", (${IS_THERE}) as "isThere"
    from btc_input i join btc_coin c using (txid, vout)
    where i.spend_id = ${spend} order by i.is_added, c.txid collate "C", c.vout`);
  if (coins.some(({ isAdded, isThere }) => !isAdded && !isThere)) return undefined;
  return coins.filter(({ isThere }) => isThere).map(({ isAdded: _, isThere: __, ...coin }) => coin);
}
