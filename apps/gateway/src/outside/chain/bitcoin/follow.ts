/** Reads the blocks of the network once each, and keeps in the database which coins the house has. */
import type { BitcoinNetwork } from '../../../config/index.ts';
import { type Db, sql } from '../../../db/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import { type Block, type BlockTransaction, FalseBlockError, targetOf } from './block.ts';
import { BITCOIN } from './networks.ts';
import type { BitcoinNode } from './node.ts';
import { keyHashAddress } from './script.ts';

interface Followed {
  readonly db: Db;
  readonly node: BitcoinNode;
  readonly network: BitcoinNetwork;
  /** The address of the wallet. */
  readonly hot: string;
  readonly startBlock?: number | undefined;
}

/** A block that was read. */
interface Head {
  readonly number: number;
  readonly hash: string;
  readonly bits: bigint;
}

/** Blocks after which the network makes finding them harder or easier. */
const TURN = 2016;
/** So much easier it gets at most. */
const MOST_EASIER = 4n;
const LONGEST_WAIT = '30s';
/** Blocks that are taken back at most; a deeper reorganisation is one that a person has to look at. */
const DEEPEST = 1000;

/** Nobody else reads a block in, or signs, until the transaction ends. */
export async function lockCoins(tx: Db): Promise<void> {
  if (!tx.inTransaction) throw new Error('Coins are locked in a transaction only.');
  // A signature for each coin takes a while, and each process waits for its turn.
  for (const limit of ['lock_timeout', 'statement_timeout'])
    await tx.query(sql`select set_config(${limit}, ${LONGEST_WAIT}, true)`);
  await tx.query(sql`select 1 from btc_lock for no key update`);
}

/**
 * Reads the blocks that came since the last time, and takes back those that the network has replaced. Cut off anywhere it goes on the next
 * time; done by two at once it happens once.
 * @returns the newest block that is read and that the node has
 */
export async function follow(followed: Followed): Promise<number> {
  const { db, node } = followed;
  const newest = await node.height();
  let head = (await readHead(db)) ?? (await begin(followed, newest));
  for (let taken = 0; ;) {
    // A node that is behind, and that has the block before, says nothing against the others.
    const shared = Math.min(head.number, newest);
    const known = shared === head.number ? head.hash : await readHash(db, shared);
    if (known !== undefined && (await node.hashOf(shared)) !== known) {
      // A longer branch wins, so a node that has a shorter one is not believed against what was read.
      if (newest < head.number) throw new Error(`The node has another branch, which ends at block ${newest}.`);
      if ((taken += 1) > DEEPEST) throw new Error(`The network has replaced more than ${DEEPEST} blocks.`);
      head = await takeBack(db, head);
    } else if (head.number >= newest) return newest;
    else head = await readNext(followed, head);
  }
}

async function readHead(db: Db): Promise<Head | undefined> {
  return await db.maybe<Head>(sql`select number, hash, bits from btc_block order by number desc limit 1`);
}

async function readHash(db: Db, block: number): Promise<string | undefined> {
  return (await db.maybe<{ hash: string }>(sql`select hash from btc_block where number = ${block}`))?.hash;
}

/** The block before the first that is read. Nothing that it holds counts. */
async function begin({ db, node, startBlock }: Followed, newest: number): Promise<Head> {
  const number = startBlock === undefined ? newest : Math.max(0, Math.min(startBlock - 1, newest));
  const hash = await node.hashOf(number);
  if (hash === undefined) throw new Error(`The node did not give block ${number}.`);
  const { bits } = await node.block(hash);
  await db.query(sql`
    insert into btc_block (number, hash, bits)
    select ${number}, ${hash}, ${bits} where not exists (select from btc_block) on conflict do nothing`);
  return (await readHead(db)) ?? { number, hash, bits: BigInt(bits) };
}

/** Takes the newest block back. @returns the one before it */
async function takeBack(db: Db, { number, hash }: Head): Promise<Head> {
  return await db.tx(async (tx) => {
    await lockCoins(tx);
    const head = await readHead(tx);
    if (head?.hash === hash) {
      await tx.query(sql`update btc_coin set block = null where block = ${number}`);
      await tx.query(sql`update btc_coin set spent_in = null, spent_block = null where spent_block = ${number}`);
      await tx.query(sql`delete from btc_outside where block = ${number} and is_open`);
      await tx.query(sql`delete from btc_block where number = ${number}`);
    }
    const before = await readHead(tx);
    if (!before) throw new Error('The network has replaced the first block that was read.');
    return before;
  });
}

/** Reads the block after one, unless somebody else was faster. @returns the newest one that is read then */
async function readNext(followed: Followed, head: Head): Promise<Head> {
  const { db, node, network } = followed;
  const number = head.number + 1;
  const hash = await node.hashOf(number);
  if (hash === undefined) throw new Error(`The node did not give block ${number}.`);
  const block = await node.block(hash);
  if (block.previous !== head.hash) {
    if ((await node.hashOf(head.number)) === head.hash)
      throw new FalseBlockError(`Block ${number} does not follow block ${head.number} of the same node.`);
    // Between the questions another branch has won, which the next look takes up.
    return head;
  }
  assertWorked(network, head, { ...block, number });
  return await db.tx(async (tx) => {
    await lockCoins(tx);
    const newest = await readHead(tx);
    if (newest?.hash !== head.hash) return newest ?? head;
    const next = { number, hash, bits: BigInt(block.bits) };
    await tx.query(sql`insert into btc_block (number, hash, bits) values (${number}, ${next.hash}, ${next.bits})`);
    await keepCoins(tx, followed, number, block);
    await keepSpent(tx, followed, number, block);
    return next;
  });
}

/** A block is as hard to find as the one before it, except at the turns: so nobody invents blocks cheaply. */
function assertWorked(
  network: BitcoinNetwork,
  before: Head,
  { number, bits }: Block & { readonly number: number },
): void {
  if (BITCOIN[network].hasEasyBlocks) return;
  const [last, now] = [targetOf(Number(before.bits)), targetOf(bits)];
  const isRight = number % TURN === 0 ? now <= last * MOST_EASIER : now === last;
  if (!isRight) throw new FalseBlockError(`Block ${number} was easier to find than the network allows.`);
}

/**
 * Looks for the coins that the wallet got before the first block that was read, once for each wallet. Their blocks prove them: a node
 * that has dropped a block cannot tell about its coins.
 */
export async function findEarlierCoins(followed: Followed): Promise<void> {
  const { db, node, hot } = followed;
  if (await db.maybe(sql`select 1 from btc_wallet where address = ${hot}`)) return;
  const newest = await follow(followed);
  const found = await node.unspentOf(hot);
  const places = new Set(found.map(({ txid, vout }) => `${txid}:${vout}`));
  // Later blocks are read as all others.
  for (const number of new Set(found.map(({ height }) => height).filter((height) => height <= newest))) {
    const block = await keptBlock(node, number);
    if (!block) continue;
    await db.tx(async (tx) => {
      await lockCoins(tx);
      await keepCoins(tx, followed, number, block, (txid, vout) => places.has(`${txid}:${vout}`));
    });
  }
  await db.query(sql`insert into btc_wallet (address) values (${hot}) on conflict do nothing`);
}

/** A block that the node has kept. */
async function keptBlock(node: BitcoinNode, number: number): Promise<Block | undefined> {
  const hash = await node.hashOf(number);
  if (hash === undefined) throw new Error(`The node did not give block ${number}.`);
  try {
    return await node.block(hash);
  } catch (error) {
    if (error instanceof NodeRefusal) return undefined;
    throw error;
  }
}

async function keepCoins(
  tx: Db,
  { network, hot }: Followed,
  number: number,
  { transactions }: Block,
  isMeant: (txid: string, vout: number) => boolean = () => true,
): Promise<void> {
  const paid = transactions.flatMap(({ txid, inputs, outputs, plain }) =>
    outputs.flatMap(({ script, raw }, vout) => {
      const address = raw > 0n && isMeant(txid, vout) ? keyHashAddress(network, script) : undefined;
      return address === undefined ? [] : [{ txid, vout, raw, address, plain, isReward: inputs.length === 0 }];
    }),
  );
  const ours = await tx.query<{ address: string }>(sql`
    select address from deposit_address
    where protocol = 'BTC' and address = any(${[...new Set(paid.map(({ address }) => address))]})`);
  const house = new Set([hot, ...ours.map(({ address }) => address)]);
  for (const { txid, vout, raw, address, plain, isReward } of paid)
    if (house.has(address))
      await tx.query(sql`
        insert into btc_coin (txid, vout, address, raw, plain, is_reward, block)
        values (${txid}, ${vout}, ${address}, ${raw}, ${Buffer.from(plain)}, ${isReward}, ${number})
        on conflict (txid, vout) do update set block = excluded.block`);
}

/** Notes who spends coins of the house, and keeps what this database has not signed. */
async function keepSpent(tx: Db, { network, hot }: Followed, number: number, { transactions }: Block): Promise<void> {
  const spent = transactions.flatMap(({ txid: by, inputs }) => inputs.map((input) => ({ ...input, by })));
  const spenders = await tx.query<{ txid: string }>(sql`
    with used as (
      update btc_coin c set spent_in = s.spender, spent_block = ${number}
      from unnest(${spent.map(({ txid }) => txid)}::text[], ${spent.map(({ vout }) => String(vout))}::text[],
        ${spent.map(({ by }) => by)}::text[]) s (txid, vout, spender)
      where c.txid = s.txid and c.vout = s.vout::bigint
      returning c.spent_in)
    select distinct spent_in as txid from used
    where not exists (select from btc_transfer t where t.txid = spent_in)`);
  const unknown = new Set(spenders.map(({ txid }) => txid));
  for (const each of transactions)
    if (unknown.has(each.txid) && paysSomebody(each))
      await tx.query(sql`
        insert into btc_outside (txid, block, payload)
        values (${each.txid}, ${number}, ${Buffer.from(each.whole).toString('hex')})
        on conflict (txid) do update set block = excluded.block`);

  /** Moving coins into the wallet is nothing that a person has to look at. */
  function paysSomebody({ outputs }: BlockTransaction): boolean {
    return outputs.some(({ script }) => keyHashAddress(network, script) !== hot);
  }
}
