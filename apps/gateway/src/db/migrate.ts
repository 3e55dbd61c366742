import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from './Db.ts';
import { sql } from './sql.ts';

export interface MigrateOptions {
  /** Folder of `NNNN_name.sql` files; default: the gateway's own. */
  readonly directory?: string;
  /** Stop after the migration of this name. */
  readonly until?: string;
  readonly onApplied?: (name: string) => void;
}

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;

/** Made before anything else; the lock is a row, since advisory locks do not exist everywhere. */
const BOOKKEEPING = `
  create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  );
  create table if not exists schema_lock (id smallint primary key check (id = 1));
  insert into schema_lock (id) values (1) on conflict do nothing;
`;

/**
 * Brings the schema up to date: forward only, each file in its own transaction, safe with any number of processes.
 *
 * @returns names of the migrations that this call applied, in order.
 * @throws {MigrationError} when the database holds a migration that is unknown here or was edited since.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.directory ?? findMigrations());
  await prepare(db);
  const applied: string[] = [];
  for (;;) {
    const name = await applyNext(db, migrations, options.until);
    if (!name) return applied;
    applied.push(name);
    options.onApplied?.(name);
  }
}

/** The database and the files of this release do not fit together. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

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

function applyNext(db: Db, migrations: readonly Migration[], until: string | undefined): Promise<string | undefined> {
  return db.tx(async (tx) => {
    await tx.exec(`set local lock_timeout = '5min'; set local statement_timeout = 0`);
    await tx.query(sql`select id from schema_lock where id = 1 for update`);
    const done = await tx.query<{ name: string; checksum: string }>(
      sql`select name, checksum from schema_migration order by name`,
    );
    verify(done, migrations);
    if (until !== undefined && done.some(({ name }) => name === until)) return undefined;
    const next = migrations[done.length];
    if (!next) return undefined;
    await tx.exec(next.text);
    await tx.query(sql`insert into schema_migration (name, checksum) values (${next.name}, ${next.checksum})`);
    return next.name;
  });
}

function verify(done: readonly { name: string; checksum: string }[], migrations: readonly Migration[]): void {
  done.forEach(({ name, checksum }, index) => {
    const file = migrations[index];
    if (file?.name === name && file.checksum === checksum) return;
    if (file?.name === name) {
      throw new MigrationError(`${name} was edited after this database took it. Restore the file and write a new migration.`);
    }
    throw new MigrationError(
      migrations.some((migration) => migration.name === name)
        ? `${file?.name} sorts before ${name}, which this database already has. Give it a higher number.`
        : `This database has the migration ${name}, which this release does not know. Start a newer release.`,
    );
  });
}

/** Reads the migrations of a folder in the order of their numbers. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const misnamed = names.find((name) => !FILE.test(name));
  if (misnamed) throw new MigrationError(`${misnamed}: a migration is named like 0010_identity.sql.`);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The gateway's migrations, the same from `src/db` and from the bundle in `dist`. */
export function findMigrations(from: string = import.meta.url): string {
  for (let dir = dirname(fileURLToPath(from)); dir !== dirname(dir); dir = dirname(dir)) {
    const candidate = join(dir, 'migrations');
    if (existsSync(candidate)) return candidate;
  }
  throw new MigrationError(`No migrations/ folder above ${from}. Ship it beside dist/.`);
}
