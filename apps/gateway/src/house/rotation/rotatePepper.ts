import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { documentDigest, openIdentity } from '../../people/identity/identities.ts';
import { notePepper } from '../../secrets/checkPepper.ts';
import { isUnderPepper } from '../../secrets/PasswordHasher.ts';
import { numberDigest, openAccount } from '../../trade/pay-accounts/PayAccount.ts';
import { assertAlone } from './assertAlone.ts';

type Known = Pick<Config, 'secrets'>;

/** A digest that finds equal values of members, and that can be made again from what the master key opens. */
interface BlindIndex {
  readonly table: Sql;
  readonly key: Sql;
  readonly type: Sql;
  readonly digest: Sql;
  readonly digestOf: (known: Known, pepper: Buffer, key: string, sealed: Buffer) => Buffer;
}

const INDEXES: readonly BlindIndex[] = [
  {
    table: sql`identity`,
    key: sql`member_id`,
    type: sql`bigint`,
    digest: sql`document`,
    digestOf: (known, pepper, key, sealed) => documentDigest(pepper, openIdentity(known, BigInt(key), sealed)),
  },
  {
    table: sql`pay_account`,
    key: sql`account_id`,
    type: sql`text`,
    digest: sql`number_hash`,
    digestOf: (known, pepper, key, sealed) => numberDigest(pepper, openAccount(known, key, sealed)),
  },
];

const BATCH = 500;

/**
 * Puts the next pepper in place of the present one, in the caller's transaction: digests that are compared between members are made again. All
 * others need the present pepper beside the next one, until their owners have shown what is in them.
 * @returns how many digests it made again
 * @throws {RotationError} while a gateway runs: it would let two members have one document
 */
export async function rotatePepper(tx: Db, known: Known, next: Buffer): Promise<number> {
  await assertAlone(tx);
  let count = 0;
  for (const index of INDEXES) count += await renew(tx, index, known, next);
  await notePepper(tx, known.secrets.pepper, next);
  return count;
}

async function renew(tx: Db, index: BlindIndex, known: Known, next: Buffer): Promise<number> {
  const { table, key, type, digest, digestOf } = index;
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${key} > ${last}::text::${type}`;
    const rows = await tx.query<{ key: string; sealed: Buffer }>(sql`
      select ${key}::text as key, sealed from ${table} where ${after} order by ${key} limit ${BATCH} for update`);
    for (const row of rows) {
      const made = digestOf(known, next, row.key, row.sealed);
      await tx.query(sql`update ${table} set ${digest} = ${made} where ${key} = ${row.key}::text::${type}`);
    }
    count += rows.length;
    last = rows.at(-1)?.key;
    if (rows.length < BATCH) return count;
  }
}

/** The secrets of members that only an earlier pepper fits. */
export interface LeftUnderEarlierPeppers {
  readonly paymentPasswords: number;
  readonly recoveryCodes: number;
}

/** Counts what becomes useless when the earlier peppers leave the settings. */
export async function countLeft(db: Db, { secrets: { pepper } }: Known): Promise<LeftUnderEarlierPeppers> {
  const { passwords, codes } = await db.one<{ passwords: bigint; codes: bigint }>(sql`
    with ended as (select max(ended_at) as at from earlier_pepper)
    select
      (select count(*) from member, ended where ended.at is not null and pay_password_hash is not null
        and not ${isUnderPepper(sql`pay_password_hash`, pepper)}) as passwords,
      (select count(*) from recovery_code, ended where used_at is null and ended.at is not null
        and coalesce(made_at, '-infinity') < ended.at) as codes`);
  return { paymentPasswords: Number(passwords), recoveryCodes: Number(codes) };
}
