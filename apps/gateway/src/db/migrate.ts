import type { Db } from './Db.ts';
import { noteRelease, type Release, releaseOf, RELEASES, wasLeft } from './release.ts';
import { createRepeatables, dropViews, readRepeatables } from './repeatables.ts';
import { findMigrations, MigrationError, readSchemaFiles, type SchemaFile } from './schemaFiles.ts';
import { sql } from './sql.ts';

export interface MigrateOptions {
  /** Folder of `NNNN_name.sql`, `functions/` and `views/`; default: the gateway's own. */
  readonly directory?: string;
  /** Stops after the migration of this name, without functions and views: the database of an earlier release. */
  readonly until?: string;
  /**
   * True where an earlier release may put its functions and views back, as somebody does who changes between branches. In
   * production, processes of the newer release would meet functions that they do not know.
   */
  readonly mayGoBack?: boolean;
}

/** The work of a start on the schema. */
export interface Migrated {
  /** Names of the files that this call applied, in order. */
  readonly applied: string[];
  /** The release that the database has now. */
  readonly release: Release;
}

/** Made before anything else; the lock is a row, since advisory locks do not exist everywhere. */
const BOOKKEEPING = `
  create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  );
  create table if not exists schema_repeatable (
    name text primary key, checksum text not null, functions text[] not null, views text[] not null
  );
  create table if not exists schema_lock (id smallint primary key check (id = 1));
  insert into schema_lock (id) values (1) on conflict do nothing;
  ${RELEASES}
`;

/**
 * Brings the schema up to date in one transaction, safe with any number of processes. First come the migrations that
 * the database does not have yet, forward only; then all functions and views, if one of their files has changed.
 *
 * @throws {MigrationError} when the database holds a migration that is unknown here or was edited since, or functions
 * of a newer release.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<Migrated> {
  const files = await readSchemaFiles(options.directory ?? findMigrations());
  const { migrations, repeatables } = files;
  const release = releaseOf(files);
  await prepare(db);
  const applied = await db.tx(async (tx) => {
    await tx.exec(`set local lock_timeout = '5min'; set local statement_timeout = 0`);
    await tx.query(sql`select id from schema_lock where id = 1 for update`);
    const pending = await findPending(tx, migrations, options.until);
    const known = await readRepeatables(tx);
    const isStale = options.until === undefined && (pending.length > 0 || known.differsFrom(repeatables));
    if (isStale && options.mayGoBack !== true && (await wasLeft(tx, release))) throw new MigrationError(LEFT);
    if (options.until === undefined) await noteRelease(tx, release);
    if (pending.length === 0 && !isStale) return [];
    // A migration may then change any column that a view reads.
    if (isStale) await dropViews(tx, known.views);
    for (const { name, text, checksum } of pending) {
      await tx.exec(text);
      await tx.query(sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`);
    }
    if (isStale) await createRepeatables(tx, repeatables, known);
    return [...pending, ...(isStale ? repeatables.filter((file) => known.isNew(file)) : [])].map(({ name }) => name);
  });
  return { applied, release };
}

const LEFT =
  'A newer release has replaced the functions of this database, and its processes need them. Start the newer release. To go back, publish the earlier code as a release of its own.';

/** Two processes may create the tables at the same instant: the loser finds them there when it looks again. */
async function prepare(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.exec(BOOKKEEPING);
    } catch (error) {
      const duplicate = ['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '');
      if (!duplicate || attempt === 5) throw error;
    }
  }
}

/** The migrations that the database does not have, up to the one named `until`. */
async function findPending(
  tx: Db,
  migrations: readonly SchemaFile[],
  until: string | undefined,
): Promise<readonly SchemaFile[]> {
  const done = await tx.query<{ name: string; checksum: string }>(
    sql`select name, checksum from schema_migration order by name`,
  );
  verify(done, migrations);
  const end = until === undefined ? migrations.length : migrations.findIndex(({ name }) => name === until) + 1;
  return migrations.slice(done.length, end);
}

function verify(done: readonly { name: string; checksum: string }[], migrations: readonly SchemaFile[]): void {
  done.forEach(({ name, checksum }, index) => {
    const file = migrations[index];
    if (file?.name === name && file.checksum === checksum) return;
    if (file?.name === name) {
      throw new MigrationError(
        `${name} was edited after this database took it. Restore the file and write a new migration.`,
      );
    }
    throw new MigrationError(
      migrations.some((migration) => migration.name === name)
        ? `${file?.name} sorts before ${name}, which this database already has. Give it a higher number.`
        : `This database has the migration ${name}, which this release does not know. Start a newer release.`,
    );
  });
}
