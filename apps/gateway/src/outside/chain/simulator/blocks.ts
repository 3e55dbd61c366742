import { randomBytes } from 'node:crypto';
import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';
import { readHoldings } from './house-wallet.ts';

/** So far behind the newest block nothing waits for confirmations any more. */
const SETTLED_AFTER = 12;

/** Mines blocks one upon the other; the first takes in what waits. @returns the new height */
export async function mineBlocks(db: Db, protocol: Network, blocks: number): Promise<number> {
  return await db.tx(async (tx) => {
    const height = await lockChain(tx, protocol);
    return await extend(tx, protocol, height, blocks);
  });
}

/** A chain on which nobody waits for anything rests, so that an idle sandbox does not grow. */
export async function mineIfDue(db: Db, protocol: Network, intervalMs: number): Promise<void> {
  const due = await db.maybe(sql`
    select 1 where exists (select 1 from sim_transfer where protocol = ${protocol} and block is null)
      or exists (select 1 from sim_transfer where protocol = ${protocol}
        and block > (select height from sim_chain where protocol = ${protocol}) - ${SETTLED_AFTER})`);
  if (!due) return;
  await db.tx(async (tx) => {
    const height = await lockChain(tx, protocol);
    // Another process may have mined while this one waited for the lock.
    const fresh = await tx.maybe(sql`
      select 1 from sim_block where protocol = ${protocol} and number = ${height}
        and mined_at > clock_timestamp() - ${intervalMs} * interval '1 millisecond'`);
    if (!fresh) await extend(tx, protocol, height, 1);
  });
}

/** Replaces the newest blocks by empty ones. @returns how many transactions lost their block */
export async function reorganise(db: Db, protocol: Network, depth: number, drop: boolean): Promise<number> {
  return await db.tx(async (tx) => {
    const height = await lockChain(tx, protocol);
    const kept = Math.max(0, height - depth);
    const orphans = await tx.query<{ txid: string }>(
      drop
        ? sql`delete from sim_transfer where protocol = ${protocol} and block > ${kept} returning txid`
        : sql`update sim_transfer set block = null, failed = false
              where protocol = ${protocol} and block > ${kept} returning txid`,
    );
    for (let number = kept + 1; number <= height; number++)
      await tx.query(sql`
        update sim_block set hash = ${newHash()}, mined_at = clock_timestamp()
        where protocol = ${protocol} and number = ${number}`);
    return new Set(orphans.map(({ txid }) => txid)).size;
  });
}

async function lockChain(tx: Db, protocol: Network): Promise<number> {
  await tx.query(sql`insert into sim_chain (protocol) values (${protocol}) on conflict do nothing`);
  const { height } = await tx.one<{ height: bigint }>(sql`
    select height from sim_chain where protocol = ${protocol} for update`);
  return Number(height);
}

async function extend(tx: Db, protocol: Network, height: number, blocks: number): Promise<number> {
  if (blocks > 0) await takeIn(tx, protocol, height + 1);
  for (let number = height + 1; number <= height + blocks; number++)
    await tx.query(sql`insert into sim_block (protocol, number, hash) values (${protocol}, ${number}, ${newHash()})`);
  await tx.query(sql`update sim_chain set height = ${height + blocks} where protocol = ${protocol}`);
  return height + blocks;
}

/** As on a real network, what the house cannot cover takes its place in a block and fails there. */
async function takeIn(tx: Db, protocol: Network, block: number): Promise<void> {
  await tx.query(sql`
    update sim_transfer set block = ${block} where protocol = ${protocol} and block is null and not from_house`);
  const sent = await tx.query<{ txid: string; currency: string; raw: string }>(sql`
    select txid, currency, raw from sim_transfer
    where protocol = ${protocol} and block is null and from_house order by seq`);
  for (const { txid, currency, raw } of sent) {
    const isCovered = (await readHoldings(tx, protocol, currency)) >= BigInt(raw);
    await tx.query(sql`
      update sim_transfer set block = ${block}, failed = ${!isCovered} where protocol = ${protocol} and txid = ${txid}`);
  }
}

function newHash(): string {
  return randomBytes(32).toString('hex');
}
