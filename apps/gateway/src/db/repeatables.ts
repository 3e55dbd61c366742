import type { Db } from './Db.ts';
import { MigrationError, type SchemaFile } from './schemaFiles.ts';
import { Sql, sql } from './sql.ts';

/** The functions and views that files made in this database. */
export interface Repeatables {
  readonly functions: readonly string[];
  readonly views: readonly string[];
  isNew(file: SchemaFile): boolean;
  /** True when a file is new, has changed, or is gone. */
  differsFrom(files: readonly SchemaFile[]): boolean;
}

/** Reads which files the database took last. */
export async function readRepeatables(tx: Db): Promise<Repeatables> {
  const rows = await tx.query<{ name: string; checksum: string; functions: string[]; views: string[] }>(
    sql`select name, checksum, functions, views from schema_repeatable`,
  );
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const isNew = ({ name, checksum }: SchemaFile) => checksums.get(name) !== checksum;
  return {
    functions: rows.flatMap(({ functions }) => functions),
    views: rows.flatMap(({ views }) => views),
    isNew,
    differsFrom: (files) => files.length !== rows.length || files.some(isNew),
  };
}

/** Drops views together, so that their order does not matter. What else depends on one of them stops it. */
export async function dropViews(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.exec(`drop view if exists ${names.map(quoted).join(', ')}`);
}

/**
 * Replaces all functions and views by those of the files, and drops the functions that no file makes any more. All of
 * them, because any one may depend on one that changed.
 */
export async function createRepeatables(tx: Db, files: readonly SchemaFile[], known: Repeatables): Promise<void> {
  const made = files.map((file) => ({ file, functions: named(file, FUNCTION), views: named(file, VIEW) }));
  const functions = made.flatMap((each) => each.functions);
  await dropViews(
    tx,
    made.flatMap(({ views }) => views),
  );
  // A function may then name one that a later file makes.
  await tx.exec('set local check_function_bodies = off');
  for (const { text } of files) await tx.exec(text);
  await dropFunctions(
    tx,
    functions,
    known.functions.filter((name) => !functions.includes(name)),
  );
  await tx.query(sql`delete from schema_repeatable`);
  for (const { file, functions: own, views } of made) {
    await tx.query(sql`
      insert into schema_repeatable (name, checksum, functions, views)
      values (${file.name}, ${file.checksum}, ${own}::text[], ${views}::text[])`);
  }
}

const FUNCTION = /^create or replace function (\w+)\(/gim;
const VIEW = /^create view (\w+) as/gim;
const CREATED = /^create (?:or replace )?(?:function|procedure|view|table)\b/gim;

/** The names that a file makes. Each statement must have the form that this module recognises. */
function named({ name, text }: SchemaFile, form: RegExp): string[] {
  if ([...text.matchAll(CREATED)].length !== [...text.matchAll(FUNCTION), ...text.matchAll(VIEW)].length) {
    throw new MigrationError(
      `${name}: write "create or replace function name(" or "create view name as", at the start of a line.`,
    );
  }
  return [...text.matchAll(form)].map(([, made = '']) => made);
}

/** Drops what this transaction did not make: other parameters of a function that stays, and functions that go. */
async function dropFunctions(tx: Db, made: readonly string[], gone: readonly string[]): Promise<void> {
  const old = await tx.query<{ signature: string }>(sql`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = current_schema()::regnamespace
      and (proname = any(${gone}::text[]) or (proname = any(${made}::text[]) and xmin <> pg_current_xact_id()::xid))`);
  for (const { signature } of old) await tx.query(new Sql([`drop function ${signature}`], []));
}

function quoted(name: string): string {
  return `"${name}"`;
}
