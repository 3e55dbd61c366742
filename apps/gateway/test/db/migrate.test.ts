import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Db, findMigrations, migrate, sql } from '../../src/db/index.ts';
import { readMigrations } from '../../src/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const open: TestDatabase[] = [];
const emptyDb = async (): Promise<Db> => {
  const database = await createTestDatabase({ empty: true, max: 4 });
  open.push(database);
  return database.db;
};
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

/** Everything that a migration can make, in words that do not contain object ids. */
async function dump(db: Db): Promise<unknown> {
  const parts = await Promise.all([
    db.query(sql`select table_name, column_name, data_type, column_default, is_nullable, is_identity, ordinal_position
      from information_schema.columns where table_schema = 'public' order by 1, 7`),
    db.query(sql`select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as def from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`),
    db.query(sql`select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`),
    db.query(sql`select p.oid::regprocedure::text as name, prosrc, provolatile from pg_proc p where pronamespace = 'public'::regnamespace order by 1`),
    db.query(sql`select tgrelid::regclass::text as of, pg_get_triggerdef(oid) as def from pg_trigger where not tgisinternal order by 1, 2`),
    db.query(sql`select viewname, definition from pg_views where schemaname = 'public' order by 1`),
    db.query(sql`select sequencename, data_type::text, increment_by, max_value, cycle from pg_sequences where schemaname = 'public' order by 1`),
    db.query(sql`select * from asset order by id`),
    db.query(sql`select name, checksum from schema_migration order by name`),
  ]);
  return parts;
}

describe('migrate', () => {
  it('gives an upgraded database the schema of a fresh one, from every earlier release', async () => {
    const names = (await readMigrations(findMigrations())).map(({ name }) => name);
    const fresh = await emptyDb();
    expect(await migrate(fresh)).toEqual(names);
    const expected = await dump(fresh);
    for (const until of names.slice(0, -1)) {
      const upgraded = await emptyDb();
      await migrate(upgraded, { until });
      await migrate(upgraded);
      expect(await dump(upgraded)).toEqual(expected);
    }
    expect(await migrate(fresh)).toEqual([]);
  }, 120_000);

  it('applies each file once when several processes start together', async () => {
    const database = await createTestDatabase({ empty: true });
    open.push(database);
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.db)));
    const names = (await readMigrations(findMigrations())).map(({ name }) => name);
    expect(applied.flat().toSorted()).toEqual(names);
  });

  it('keeps nothing of a migration that fails, and goes on from there when it is mended', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
    const db = await emptyDb();
    await writeFile(join(directory, '0001_one.sql'), 'create table one (id int);');
    await writeFile(join(directory, '0002_two.sql'), 'create table two (id int); select 1 / 0;');
    await expect(migrate(db, { directory })).rejects.toMatchObject({ code: '22012' });
    expect(await db.query(sql`select tablename from pg_tables where tablename in ('one', 'two')`)).toEqual([{ tablename: 'one' }]);
    await writeFile(join(directory, '0002_two.sql'), 'create table two (id int);');
    expect(await migrate(db, { directory })).toEqual(['0002_two.sql']);

    await writeFile(join(directory, '0001_one.sql'), 'create table one (id bigint);');
    await expect(migrate(db, { directory })).rejects.toThrow('0001_one.sql was edited');
    await rm(join(directory, '0002_two.sql'));
    await writeFile(join(directory, '0001_one.sql'), 'create table one (id int);');
    await expect(migrate(db, { directory })).rejects.toThrow('which this release does not know');
    await rm(directory, { recursive: true });
  });
});
