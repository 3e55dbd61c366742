import type { Config } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { openPart, PART_COLUMNS, partUse, type SealedPart } from '../../people/uploads/parts.ts';
import { keyIdOf, rewrapDocument, sealDocument } from '../../secrets/document-keys.ts';
import { fileUse } from './kyc-files.ts';
import { caseUse } from './KycCase.ts';

const BATCH = 200;

interface Wrapped {
  readonly name: string;
  readonly keyId: string;
  readonly wrappedKey: Buffer;
}

/** What is sealed with the document keys: where, and for what. */
const TABLES = [
  { table: sql`kyc_file`, name: sql`file_id`, useOf: fileUse },
  { table: sql`upload_part`, name: sql`part`, useOf: partUse },
  { table: sql`kyc_case`, name: sql`case_no`, useOf: caseUse },
] as const;

/** Gives a part that the master key seals a key of its own. @returns whether there was one */
async function sealAgain(db: Db, { secrets }: Pick<Config, 'secrets'>): Promise<boolean> {
  return await db.tx(async (tx) => {
    const row = await tx.maybe<SealedPart>(
      sql`select ${PART_COLUMNS} from upload_part p where p.key_id is null limit 1 for update`,
    );
    if (!row) return false;
    const { keyId, wrappedKey, sealed } = sealDocument(secrets, openPart(secrets, row), partUse(row.part));
    await tx.query(sql`
      update upload_part set key_id = ${keyId}, wrapped_key = ${wrappedKey}, sealed = ${sealed} where part = ${row.part}`);
    return true;
  });
}

/** Wraps every key with the current document key, a batch at a time, while members go on. @returns how many it wrapped */
export async function rewrapDocuments(db: Db, { secrets }: Pick<Config, 'secrets'>): Promise<number> {
  const current = keyIdOf(secrets.documentKeys[0]);
  let count = 0;
  while (await sealAgain(db, { secrets })) count += 1;
  for (const { table, name, useOf } of TABLES) {
    for (;;) {
      const done = await db.tx(async (tx) => {
        const rows = await tx.query<Wrapped>(sql`
          select ${name} as name, key_id as "keyId", wrapped_key as "wrappedKey" from ${table}
          where key_id <> ${current} order by ${name} limit ${BATCH} for update`);
        for (const row of rows) {
          const { keyId, wrappedKey } = rewrapDocument(secrets, row, useOf(row.name));
          await tx.query(
            sql`update ${table} set key_id = ${keyId}, wrapped_key = ${wrappedKey} where ${name} = ${row.name}`,
          );
        }
        return rows.length;
      });
      count += done;
      if (done === 0) break;
    }
  }
  return count;
}
