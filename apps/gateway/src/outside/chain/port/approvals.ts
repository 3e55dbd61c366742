/** Payments that wait until persons have approved them for the signer. The database keeps what they sign; the signer judges it. */
import { randomUUID } from 'node:crypto';
import type { Network } from '@ezwallet/validators';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { ApprovedPayment } from './approvalText.ts';
import type { Chain } from './Chain.ts';
import { normalAddress } from './notation.ts';
import type { Approval, ApprovalNeededError } from './Signer.ts';

/** So long an approval can begin a payment. */
const GOOD_FOR = '1 day';

/** A payment that waits for approvals, and who has given theirs. */
export interface WaitingPayment extends ApprovedPayment {
  readonly given: readonly string[];
  /** The last answer of the signer. */
  readonly said: string;
}

interface Signed {
  readonly id: string;
  readonly until: number;
  readonly by: readonly string[];
  readonly signatures: readonly string[];
}

/** The approval of a payment as it goes to the signer; undefined where nobody was asked for one, or somebody has refused it. */
export async function approvalOf(db: Db, protocol: Network, reference: string): Promise<Approval | undefined> {
  const row = await db.maybe<Signed>(sql`
    select a.id, a.until, coalesce(array_agg(s.by_staff order by s.by_staff) filter (where s.by_staff is not null), '{}') as by,
      coalesce(array_agg(encode(s.signature, 'hex') order by s.by_staff) filter (where s.by_staff is not null), '{}') as signatures
    from signer_approval a left join signer_approval_signature s on s.approval_id = a.id
    where a.protocol = ${protocol} and a.reference = ${reference} and a.ended_at is null and a.refused_by is null
    group by a.id`);
  if (!row) return undefined;
  const { id, until, by, signatures } = row;
  return { id, until, signatures: by.map((name, at) => ({ by: name, signature: signatures[at] ?? '' })) };
}

/** Notes in the transaction that signs that an approval is used. */
export async function noteApprovalUse(tx: Db, { id }: Approval): Promise<void> {
  await tx.query(sql`update signer_approval set used_at = coalesce(used_at, app_now()) where id = ${id}::uuid`);
}

/**
 * Asks persons for the approval that the signer wants. The request that waits already goes on while it still fits; one that has ended or is
 * used makes room for another.
 * @returns why a person has refused it
 */
export async function askForApproval(
  db: Db,
  { coins }: Pick<Chain, 'coins'>,
  { code, message, request }: ApprovalNeededError,
): Promise<string | undefined> {
  const { network, from, intent } = request;
  const { reference, to, raw, contract } = intent;
  const found = [...coins].find(
    ([, coin]) => coin.contract === contract || normalAddress(network, coin.contract) === contract,
  );
  if (!found) throw new Error(`${contract} is no token that the house pays on ${network}.`);
  const [currency, { decimals }] = found;
  const [sender, payee] = [normalAddress(network, from), normalAddress(network, to)];
  return await db.tx(async (tx) => {
    const live = await tx.maybe<{ id: string; fits: boolean; refused: string | null }>(sql`
      select id, used_at is null and until > app_now() and from_address = ${sender} and to_address = ${payee}
          and contract = ${contract} and raw = ${String(raw)}::numeric and currency = ${currency} and decimals = ${decimals} as fits,
        refused_by || ': ' || refused_why as refused
      from signer_approval where protocol = ${network} and reference = ${reference} and ended_at is null for update`);
    if (live?.fits && live.refused === null && code === 'NEEDS_APPROVAL') {
      await tx.query(
        sql`update signer_approval set said = ${message} where id = ${live.id}::uuid and said <> ${message}`,
      );
      return undefined;
    }
    if (live) await tx.query(sql`update signer_approval set ended_at = app_now() where id = ${live.id}::uuid`);
    if (live?.refused) return live.refused;
    await tx.query(sql`
      insert into signer_approval (id, protocol, reference, from_address, to_address, contract, currency, decimals, raw, until, said)
      values (${randomUUID()}::uuid, ${network}, ${reference}, ${sender}, ${payee}, ${contract}, ${currency}, ${decimals}, ${String(raw)}::numeric,
        date_trunc('milliseconds', app_now()) + ${GOOD_FOR}::interval, ${message})
      on conflict do nothing`);
    return undefined;
  });
}

const WAITING = sql`a.ended_at is null and a.used_at is null and a.refused_by is null and a.until > app_now()`;

/** Payments that persons can approve, the oldest first. @param rows a limit and an offset */
export const waitingPayments = async (db: Db, rows: Sql): Promise<readonly WaitingPayment[]> =>
  await read(db, sql`${WAITING} order by a.made_at, a.id ${rows}`);

/** The payment of a reference, if persons can approve it. */
export const waitingPayment = async (db: Db, reference: string): Promise<WaitingPayment | undefined> =>
  (await read(db, sql`${WAITING} and a.reference = ${reference}`))[0];

/** The condition that persons can approve the payment of a network and a reference. */
export const isAwaited = (protocol: Sql, reference: Sql): Sql => sql`exists (
  select from signer_approval a where a.protocol = ${protocol} and a.reference = ${reference} and ${WAITING})`;

/** Counts the payments that persons can approve. */
export async function countWaiting(db: Db): Promise<number> {
  return Number((await db.one<{ count: bigint }>(sql`select count(*) from signer_approval a where ${WAITING}`)).count);
}

async function read(db: Db, which: Sql): Promise<readonly WaitingPayment[]> {
  const rows = await db.query<Omit<WaitingPayment, 'raw'> & { raw: string }>(sql`
    select a.id, a.protocol as network, a.reference, a.from_address as "from", a.to_address as "to", a.raw, a.currency, a.decimals,
      a.contract, a.until, a.said,
      array(select s.by_staff from signer_approval_signature s where s.approval_id = a.id order by s.at) as given
    from signer_approval a where ${which}`);
  return rows.map(({ raw, ...row }) => ({ ...row, raw: BigInt(raw) }));
}

/** Keeps the signature of a person, in place of the one that they gave before. */
export async function giveApproval(tx: Db, { id }: WaitingPayment, by: string, signature: Buffer): Promise<void> {
  await tx.query(sql`
    insert into signer_approval_signature (approval_id, by_staff, signature) values (${id}::uuid, ${by}, ${signature})
    on conflict (approval_id, by_staff) do update set signature = excluded.signature, at = excluded.at`);
}

/** Keeps that a person does not want a payment. The sender reads why. */
export async function refuseApproval(tx: Db, { id }: WaitingPayment, by: string, why: string): Promise<void> {
  await tx.query(sql`
    update signer_approval set refused_by = ${by}, refused_why = ${why} where id = ${id}::uuid and used_at is null`);
}
