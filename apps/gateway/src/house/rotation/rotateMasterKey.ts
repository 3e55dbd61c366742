import { type Db, sql, type Sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { assertAlone, RotationError } from './assertAlone.ts';

/** A column whose bytes the master key seals. */
interface SealedColumn {
  readonly table: Sql;
  readonly key: Sql;
  /** The key as text, as the purpose of the bytes has it. */
  readonly name: Sql;
  readonly type: Sql;
  readonly column: Sql;
  /** The words before the name. */
  readonly purpose: string;
}

const sealed = (
  table: Sql,
  key: Sql,
  type: Sql,
  column: Sql,
  purpose: string,
  name = sql`${key}::text`,
): SealedColumn => ({
  table,
  key,
  name,
  type,
  column,
  purpose,
});

/** Every column that the master key seals. Each room seals with the same words. */
const COLUMNS: readonly SealedColumn[] = [
  sealed(sql`server_key`, sql`kid`, sql`smallint`, sql`wrapped`, 'server key '),
  sealed(sql`envelope_key`, sql`kid`, sql`text`, sql`wrapped`, 'envelope key '),
  sealed(sql`key_session`, sql`id`, sql`bytea`, sql`wrapped_key`, 'key session ', sql`encode(id, 'hex')`),
  sealed(sql`merchant`, sql`merchant_no`, sql`text`, sql`secret`, 'merchant '),
  sealed(sql`merchant`, sql`merchant_no`, sql`text`, sql`secret_next`, 'merchant '),
  sealed(sql`member_otp`, sql`member_id`, sql`bigint`, sql`wrapped_secret`, 'authenticator of member '),
  sealed(sql`identity`, sql`member_id`, sql`bigint`, sql`sealed`, 'identity '),
  sealed(sql`pay_account`, sql`account_id`, sql`text`, sql`sealed`, 'pay account '),
  sealed(sql`stored_file`, sql`file_id`, sql`text`, sql`sealed`, 'file '),
];

/** Pictures are megabytes each. */
const BATCH = 10;

/**
 * Seals everything again that the present master key seals, with the next one, in the caller's transaction. No gateway may
 * run: it would open nothing any more.
 * @returns how many values it sealed
 * @throws {RotationError} while a gateway runs, or where parts of videos still have the old form
 */
export async function rotateMasterKey(tx: Db, present: Buffer, next: Buffer): Promise<number> {
  await assertSealable(tx);
  let count = 0;
  for (const column of COLUMNS) count += await sealColumn(tx, column, present, next);
  return count;
}

async function assertSealable(tx: Db): Promise<void> {
  await assertAlone(tx);
  if (await tx.maybe(sql`select 1 from upload_part where key_id is null limit 1`))
    throw new RotationError('Some parts of videos have no document key yet. Run `kyc rewrap` first.');
}

async function sealColumn(tx: Db, of: SealedColumn, present: Buffer, next: Buffer): Promise<number> {
  const { table, key, name, type, column, purpose } = of;
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? sql`true` : sql`${key} > ${last}::text::${type}`;
    const rows = await tx.query<{ key: string; name: string; bytes: Buffer }>(sql`
      select ${key}::text as key, ${name} as name, ${column} as bytes from ${table}
      where ${after} and ${column} is not null order by ${key} limit ${BATCH} for update`);
    for (const row of rows) {
      const again = sealBytes(next, openBytes(present, row.bytes, purpose + row.name), purpose + row.name);
      await tx.query(sql`update ${table} set ${column} = ${again} where ${key} = ${row.key}::text::${type}`);
    }
    count += rows.length;
    last = rows.at(-1)?.key;
    if (rows.length < BATCH) return count;
  }
}
