import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { pepperedHash } from '../../secrets/digest.ts';
import { documentKey, type Person } from './documents.ts';

/** A verified person. */
export interface Identity extends Person {
  /** Epoch milliseconds. */
  readonly verifiedAt: number;
}

const purposeOf = (memberId: bigint): string => `identity ${memberId}`;

/** Reads who a member is; undefined for somebody who has not verified a document. */
export async function findIdentity(
  db: Db,
  config: Pick<Config, 'secrets'>,
  memberId: bigint,
): Promise<Identity | undefined> {
  const row = await db.maybe<{ sealed: Buffer; verifiedAt: number }>(sql`
    select sealed, verified_at as "verifiedAt" from identity where member_id = ${memberId}`);
  return row && { ...openIdentity(config, memberId, row.sealed), verifiedAt: row.verifiedAt };
}

/** The sealed person of a member, for statements that read it among other things. */
export const sealedIdentityOf = (member: Sql): Sql => sql`(select sealed from identity where member_id = ${member})`;

/** Opens what `sealedIdentityOf` read. */
export function openIdentity({ secrets }: Pick<Config, 'secrets'>, memberId: bigint, sealed: Buffer): Person {
  return JSON.parse(openBytes(secrets.masterKey, sealed, purposeOf(memberId)).toString()) as Person;
}

/** Tells whether two members have one document, without saying which. */
export const documentDigest = (pepper: Buffer, person: Person): Buffer =>
  pepperedHash(pepper, 'document', ...documentKey(person));

/**
 * Records who a member is, and lifts the member to level 1.
 * @returns false when the document belongs to another account
 */
export async function storeIdentity(
  tx: Db,
  { secrets }: Pick<Config, 'secrets'>,
  memberId: bigint,
  person: Person,
): Promise<boolean> {
  const document = documentDigest(secrets.pepper, person);
  const sealed = sealBytes(secrets.masterKey, Buffer.from(JSON.stringify(person)), purposeOf(memberId));
  const row = await tx.maybe(sql`
    with stored as (
      insert into identity (member_id, country_code, id_type, document, sealed)
      values (${memberId}, ${person.countryCode}, ${person.idType}, ${document}, ${sealed})
      on conflict do nothing returning member_id
    )
    update member set kyc_level = greatest(kyc_level, 1) where id in (select member_id from stored) returning 1`);
  return row !== undefined;
}
