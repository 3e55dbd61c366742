/** The transactions that the house has signed. Every transaction is kept before it is sent. */
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { SignedTransfer } from '../port/Chain.ts';

/** One payment or sweep, of whose transactions a block can hold one. */
export interface Spend {
  readonly id: number;
  readonly ref: string;
  readonly turn: number;
}

/** A transaction of a spend. */
export interface Attempt extends SignedTransfer {
  readonly attempt: number;
  /** Satoshis. */
  readonly fee: bigint;
  /** Whether it was signed long ago, and a block has left it out. */
  readonly isLate: boolean;
}

/** Reads the spend of a transaction of ours. */
export async function spendOf(db: Db, txid: string): Promise<Spend | undefined> {
  return await db.maybe<Spend>(sql`
    select s.id, s.ref, s.turn from btc_spend s join btc_transfer t on t.spend_id = s.id where t.txid = ${txid}`);
}

/** Reads the newest spend for a reference. */
export async function newestFor(db: Db, ref: string): Promise<Spend | undefined> {
  return await db.maybe<Spend>(sql`
    select id, ref, turn from btc_spend where ref = ${ref} order by turn desc limit 1`);
}

/** Reads the spends that are not decided, the oldest first. */
export async function openSpends(db: Db): Promise<Spend[]> {
  return await db.query<Spend>(sql`select id, ref, turn from btc_spend where fate is null order by id`);
}

/**
 * Reads the transactions of a spend, the newest first.
 * @param after milliseconds after which one was signed long ago
 */
export async function attemptsOf(db: Db, { id }: Pick<Spend, 'id'>, after = 0): Promise<Attempt[]> {
  return await db.query<Attempt>(sql`
    select txid, payload, attempt, fee, created_at <= app_now() - ${after} * interval '1 millisecond'
      and newest < (select max(number) from btc_block) as "isLate"
    from btc_transfer where spend_id = ${id} order by attempt desc`);
}

/** The transaction of a spend that was signed last. */
export async function newestOf(db: Db, { id }: Pick<Spend, 'id'>): Promise<SignedTransfer | undefined> {
  return await db.maybe<SignedTransfer>(sql`
    select txid, payload from btc_transfer where spend_id = ${id} order by attempt desc limit 1`);
}

/** The transaction of a spend that a block holds. */
export async function minedOf(
  db: Db,
  { id }: Pick<Spend, 'id'>,
): Promise<(SignedTransfer & { readonly block: number }) | undefined> {
  return await db.maybe<SignedTransfer & { block: number }>(sql`
    select t.txid, t.payload, c.spent_block as block from btc_transfer t join btc_coin c on c.spent_in = t.txid
    where t.spend_id = ${id} limit 1`);
}

/** That a block of confirmed depth holds something, seen from the block `deepest`. */
const spentElsewhere = (deepest: number): Sql => sql`
  c.spent_block <= ${deepest} and not exists (
    select 1 from btc_transfer t where t.spend_id = i.spend_id and t.txid = c.spent_in)`;
/** That a coin never comes: its transaction is one of ours, and a block of confirmed depth holds another in its place. */
const NEVER: Sql = sql`
  c.block is null and exists (
    select 1 from btc_transfer t join btc_spend s on s.id = t.spend_id
    where t.txid = c.txid and s.fate = 'mined'
      and not exists (select 1 from btc_coin held where held.spent_in = t.txid))`;

/**
 * Whether no transaction of a spend can be carried out any more: something else has spent a coin that all of them spend.
 * @param deepest the newest block of confirmed depth
 */
export async function isDead(db: Db, { id }: Pick<Spend, 'id'>, deepest: number): Promise<boolean> {
  return (
    (await db.maybe(sql`
      select 1 from btc_input i join btc_coin c using (txid, vout)
      where i.spend_id = ${id} and not i.is_added and ((${spentElsewhere(deepest)}) or (${NEVER})) limit 1`)) !==
    undefined
  );
}

/** Decides a spend. The coins that it has not spent are free. */
export async function decide(tx: Db, { id }: Pick<Spend, 'id'>, fate: 'mined' | 'dead'): Promise<void> {
  await tx.query(sql`update btc_spend set fate = ${fate} where id = ${id} and fate is null`);
  await tx.query(sql`
    update btc_input i set is_free = true from btc_coin c
    where i.spend_id = ${id} and c.txid = i.txid and c.vout = i.vout and not exists (
      select 1 from btc_transfer t where t.spend_id = ${id} and t.txid = c.spent_in)`);
}

/** Begins a spend. The caller has locked the coins. */
export async function addSpend(tx: Db, { ref, turn }: Omit<Spend, 'id'>): Promise<Spend> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into btc_spend (ref, turn) values (${ref}, ${turn}) returning id`);
  return { id, ref, turn };
}

/** Keeps a transaction of a spend, and the coins that it adds to it. */
export async function addAttempt(
  tx: Db,
  { id }: Pick<Spend, 'id'>,
  { txid, payload, attempt, fee, newest }: Omit<Attempt, 'isLate'> & { readonly newest: number },
  inputs: readonly { readonly txid: string; readonly vout: number }[],
): Promise<void> {
  await tx.query(sql`
    insert into btc_transfer (txid, spend_id, attempt, payload, fee, newest)
    values (${txid}, ${id}, ${attempt}, ${payload}, ${fee}, ${newest})`);
  for (const input of inputs)
    await tx.query(sql`
      insert into btc_input (spend_id, txid, vout, is_added) values (${id}, ${input.txid}, ${input.vout}, ${attempt > 0})
      on conflict (spend_id, txid, vout) do nothing`);
}
