import { createHash } from 'node:crypto';
import type { Db } from './Db.ts';
import type { SchemaFiles } from './schemaFiles.ts';
import { sql } from './sql.ts';

/** The schema of a release: what a process and its database compare. */
export interface Release {
  /** Name of the newest migration. */
  readonly newest: string;
  /** Digest of all functions and views. */
  readonly repeatables: string;
}

/** The release that files make. */
export function releaseOf({ migrations, repeatables }: SchemaFiles): Release {
  const digest = createHash('sha256');
  for (const { name, checksum } of repeatables) digest.update(`${name} ${checksum}\n`);
  return { newest: migrations.at(-1)?.name ?? '', repeatables: digest.digest('hex') };
}

/** The releases that a database took, in their order: a release that comes back has a second row. */
export const RELEASES = `
  create table if not exists schema_release (
    id bigint primary key generated always as identity, newest text not null, repeatables text not null,
    at timestamptz not null default now()
  );`;

/** The release that a database took last. Undefined for one that has not taken any since releases are written down. */
export async function readRelease(db: Db): Promise<Release | undefined> {
  return await db.maybe<Release>(sql`select newest, repeatables from schema_release order by id desc limit 1`);
}

/** Whether two are the same. */
export const isRelease = (one: Release, other: Release | undefined): boolean =>
  one.newest === other?.newest && one.repeatables === other.repeatables;

/** Whether a database took a release once, and has another one now. */
export async function wasLeft(tx: Db, release: Release): Promise<boolean> {
  if (isRelease(release, await readRelease(tx))) return false;
  const { newest, repeatables } = release;
  const before = await tx.query(sql`
    select 1 from schema_release where newest = ${newest} and repeatables = ${repeatables} limit 1`);
  return before.length > 0;
}

/** Writes down that a database has a release now. */
export async function noteRelease(tx: Db, release: Release): Promise<void> {
  if (isRelease(release, await readRelease(tx))) return;
  await tx.query(sql`
    insert into schema_release (newest, repeatables) values (${release.newest}, ${release.repeatables})`);
}
