import { type Db, sql } from '../../../db/index.ts';
import type { SignedTransfer } from '../port/Chain.ts';
import { endFeeWait } from '../port/feeWaits.ts';
import { signIntended } from '../port/intentOf.ts';
import type { NetworkSigner, Purpose } from '../port/Signer.ts';
import { paidBy } from './action.ts';
import { type Action, encodeRaw, type Read, type Unsigned, withSignature } from './transaction.ts';

/** A signed transaction, and its place among all that was signed for its reference. */
export interface Signature extends SignedTransfer {
  readonly ref: string;
  /** At most one attempt of a turn can be carried out. */
  readonly turn: number;
  readonly attempt: number;
  readonly address: string;
  /** No block takes it in from this time on, in milliseconds. */
  readonly expiration: number;
  readonly action: Action;
}

/** The place of a signature among those for its reference. */
export interface Place {
  readonly ref: string;
  readonly turn: number;
  readonly attempt: number;
}

/** An address of the house that sends, and the signer that has its key. */
export interface Sender {
  readonly address: string;
  readonly purpose: Purpose;
  readonly signer: Pick<NetworkSigner, 'sign'>;
}

const PROTOCOL = 'TRC20';

interface Row extends SignedTransfer, Place {
  readonly address: string;
  readonly expiration: bigint;
  readonly action: StoredAction;
}
type StoredAction =
  | { readonly kind: 'transfer'; readonly to: string; readonly sun: string }
  | { readonly kind: 'call'; readonly contract: string; readonly data: string };

const COLUMNS = sql`t.txid, t.payload, t.ref, t.turn, t.attempt, t.address, t.expiration, t.action`;

/** The newest of what was signed for a reference. */
export async function newestOf(db: Db, ref: string): Promise<Signature | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${COLUMNS} from tron_transfer t where t.ref = ${ref} order by t.turn desc, t.attempt desc limit 1`);
  return row && read(row);
}

/** All attempts of the turn of a transaction, the newest first. */
export async function attemptsOf(db: Db, txid: string): Promise<readonly Signature[]> {
  const rows = await db.query<Row>(sql`
    select ${COLUMNS} from tron_transfer t
    join tron_transfer known on known.ref = t.ref and known.turn = t.turn
    where known.txid = ${txid} order by t.attempt desc`);
  return rows.map(read);
}

/** The newest attempts of wallets, sweeps left out, that no block took in before a time, as far as anybody has noted. */
export async function endedBefore(db: Db, wallets: readonly string[], time: number): Promise<readonly Signature[]> {
  const rows = await db.query<Row>(sql`
    select ${COLUMNS} from tron_transfer t
    where t.address = any(${[...wallets]}::text[]) and t.ref not like 'sweep:%' and not t.settled and t.expiration <= ${time} and not exists (
      select 1 from tron_transfer later where later.ref = t.ref and (later.turn, later.attempt) > (t.turn, t.attempt))
    order by t.expiration`);
  return rows.map(read);
}

/** Notes that a solidified block holds a transaction. */
export async function settle(db: Db, txid: string): Promise<void> {
  await db.query(sql`update tron_transfer set settled = true where txid = ${txid}`);
}

/**
 * Signs a transaction in a place and keeps it, in a transaction of the caller. Nobody else signs for the address until that ends.
 * @returns what is newest for the reference: somebody else may have been faster
 */
export async function signAt(
  tx: Db,
  sender: Sender,
  { ref, turn, attempt }: Place,
  unsigned: Omit<Unsigned, 'owner' | 'timestamp'> & { readonly now: number },
): Promise<SignedTransfer> {
  if (!tx.inTransaction) throw new Error('A transaction of TRON is signed in a transaction only.');
  const { address, purpose, signer } = sender;
  await tx.query(sql`insert into tron_signer (address) values (${address}) on conflict do nothing`);
  const { time } = await tx.one<{ time: bigint }>(sql`
    update tron_signer set last_time = greatest(last_time + 1, ${unsigned.now}) where address = ${address}
    returning last_time as time`);
  const latest = await newestOf(tx, ref);
  if (latest && (latest.turn > turn || (latest.turn === turn && latest.attempt >= attempt))) return latest;
  const { action, expiration } = unsigned;
  const raw = encodeRaw({ ...unsigned, owner: address, timestamp: Number(time) });
  const signature = await signIntended(
    tx,
    { protocol: PROTOCOL, purpose },
    { reference: ref, ...paidBy(action) },
    (asked) => signer.sign({ purpose, from: address, unsigned: raw, ...asked }),
  );
  const signed = withSignature(raw, signature);
  await tx.query(sql`
    insert into tron_transfer (txid, ref, turn, attempt, address, action, payload, expiration)
    values (${signed.txid}, ${ref}, ${turn}, ${attempt}, ${address}, ${JSON.stringify(store(action))}::jsonb,
      ${signed.payload}, ${expiration})`);
  await endFeeWait(tx, { protocol: PROTOCOL, ref });
  return signed;
}

/** Keeps a transaction that a solidified block holds as the newest for a reference, though this database did not sign it. */
export async function keepOutside(
  tx: Db,
  ref: string,
  { txid, owner, action, payload, expiration }: Read & { readonly payload: string },
): Promise<void> {
  await tx.query(sql`insert into tron_signer (address) values (${owner}) on conflict do nothing`);
  await tx.query(sql`
    insert into tron_transfer (txid, ref, turn, attempt, address, action, payload, expiration, settled)
    select ${txid}, ${ref}, coalesce(max(turn) + 1, 0), 0, ${owner}, ${JSON.stringify(store(action))}::jsonb,
      ${payload}, ${expiration}, true
    from tron_transfer where ref = ${ref}
    on conflict do nothing`);
}

function read({ expiration, action, ...row }: Row): Signature {
  return {
    ...row,
    expiration: Number(expiration),
    action:
      action.kind === 'transfer'
        ? { ...action, sun: BigInt(action.sun) }
        : { ...action, data: Uint8Array.from(Buffer.from(action.data, 'hex')) },
  };
}

function store(action: Action): StoredAction {
  return action.kind === 'transfer'
    ? { ...action, sun: String(action.sun) }
    : { ...action, data: Buffer.from(action.data).toString('hex') };
}
