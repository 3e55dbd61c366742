import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../config/index.ts';

/** A file of SQL below `migrations/`. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** What a release says about its schema. */
export interface SchemaFiles {
  /** `NNNN_name.sql`, in the order of their numbers. Each runs once on a database. */
  readonly migrations: readonly SchemaFile[];
  /** `functions/name.sql` and then `views/name.sql`, each in the order of their names. All run when one has changed. */
  readonly repeatables: readonly SchemaFile[];
}

/** The database and the files of this release do not fit together. */
export class MigrationError extends StartError {
  override readonly name = 'MigrationError';
}

const NUMBERED = /^\d{4}_[a-z0-9_]+\.sql$/;
const NAMED = /^[a-z0-9_]+\.sql$/;

/** Reads the files of a folder. Those of functions and views may be missing. */
export async function readSchemaFiles(directory: string): Promise<SchemaFiles> {
  return {
    migrations: await readFiles(directory, '', NUMBERED, '0010_identity.sql'),
    repeatables: [
      ...(await readFiles(directory, 'functions/', NAMED, 'transfer.sql')),
      ...(await readFiles(directory, 'views/', NAMED, 'deposits.sql')),
    ],
  };
}

async function readFiles(directory: string, folder: string, form: RegExp, example: string): Promise<SchemaFile[]> {
  const path = join(directory, folder);
  if (!existsSync(path)) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).toSorted();
  const misnamed = names.find((name) => !form.test(name));
  if (misnamed) throw new MigrationError(`${folder}${misnamed}: give it a name like ${example}.`);
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(path, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name: folder + name, text, checksum: createHash('sha256').update(text).digest('hex') };
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
