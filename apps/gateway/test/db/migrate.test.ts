import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Db, findMigrations, migrate, readSchemaFiles, Sql, sql } from '../../src/db/index.ts';
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
    db.query(
      sql`select p.oid::regprocedure::text as name, prosrc, provolatile, pg_get_function_result(p.oid) as result from pg_proc p where pronamespace = 'public'::regnamespace order by 1`,
    ),
    db.query(
      sql`select tgrelid::regclass::text as of, pg_get_triggerdef(oid) as def from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    db.query(sql`select viewname, definition from pg_views where schemaname = 'public' order by 1`),
    db.query(
      sql`select sequencename, data_type::text, increment_by, max_value, cycle from pg_sequences where schemaname = 'public' order by 1`,
    ),
    db.query(sql`select * from asset order by id`),
    db.query(sql`select name, checksum from schema_migration order by name`),
    db.query(sql`select * from schema_repeatable order by name`),
    db.query(sql`select * from account_kind order by 1, 2`),
  ]);
  return parts;
}

const filesOf = async () => {
  const { migrations, repeatables } = await readSchemaFiles(findMigrations());
  return {
    migrations: migrations.map(({ name }) => name),
    all: [...migrations, ...repeatables].map(({ name }) => name),
  };
};

describe('migrate', () => {
  it('gives an upgraded database the schema of a fresh one, whether it took every release or came from an old one', async () => {
    const { migrations, all } = await filesOf();
    const fresh = await emptyDb();
    expect((await migrate(fresh)).applied).toEqual(all);
    const expected = await dump(fresh);
    // A path for each release would cost the square of their number. All steps on one path cross the same borders.
    const old = [1, Math.floor(migrations.length / 2), migrations.length - 1].map((count) =>
      migrations.slice(count - 1, count),
    );
    for (const path of [migrations, ...old]) {
      const upgraded = await emptyDb();
      for (const until of path) await migrate(upgraded, { until });
      await migrate(upgraded);
      expect(await dump(upgraded)).toEqual(expected);
    }
    expect((await migrate(fresh)).applied).toEqual([]);
  });

  it('leaves one function of each name, and all functions and views to files', async () => {
    const db = await emptyDb();
    await migrate(db);
    const made = await db.query<{ name: string }>(
      sql`select unnest(functions || views) as name from schema_repeatable order by name`,
    );
    const found = await db.query<{ name: string }>(sql`
      select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
      union all select viewname::text from pg_views where schemaname = 'public' order by name`);
    expect(found).toEqual(made);
  });

  it('applies each file once when several processes start together', async () => {
    const database = await createTestDatabase({ empty: true });
    open.push(database);
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.db)));
    expect(applied.flatMap((each) => each.applied).toSorted()).toEqual((await filesOf()).all.toSorted());
  });

  it('lets an older release that credited a deposit find its answer', async () => {
    const db = await emptyDb();
    await migrate(db, { until: '0022_resuming.sql' });
    const credited = await db.one<{ code: string; result: unknown }>(
      sql`select code, result from op_mint(0, 'job:deposit:1', 'h', 'world', 1, 'USDT', 5, 101, '')`,
    );
    await migrate(db);
    const again = sql`select code, result from op_credit((0, 'job:deposit:1', 'h')::ledger_key, (null, 1, 'USDT', 5, 0, '')::money_order, 'world', 101)`;
    expect(await db.one(again)).toEqual(credited);
    expect(await db.query(sql`select id from transfer`)).toHaveLength(1);
  });
});

describe('migrate, on files of its own', () => {
  let directory: string;
  let db: Db;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'migrations-'));
    for (const folder of ['functions', 'views']) await mkdir(join(directory, folder));
    db = await emptyDb();
  });
  afterEach(() => rm(directory, { recursive: true }));
  const write = (name: string, text: string) => writeFile(join(directory, name), text);
  const answer = async (text: string) => (await db.query<{ n: number }>(new Sql([text], [])))[0]?.n;

  it('keeps nothing of an upgrade that fails, and applies all of it once it is fixed', async () => {
    await write('0001_one.sql', 'create table one (id int);');
    await migrate(db, { directory });
    await write('0002_two.sql', 'create table two (id int);');
    await write('0003_three.sql', 'create table three (id int); select 1 / 0;');
    await expect(migrate(db, { directory })).rejects.toMatchObject({ code: '22012' });
    expect(await db.query(sql`select tablename from pg_tables where tablename in ('one', 'two', 'three')`)).toEqual([
      { tablename: 'one' },
    ]);
    await write('0003_three.sql', 'create table three (id int);');
    expect((await migrate(db, { directory })).applied).toEqual(['0002_two.sql', '0003_three.sql']);
  });

  it('refuses migrations that were edited or that this release does not know', async () => {
    await write('0001_one.sql', 'create table one (id int);');
    await write('0002_two.sql', 'create table two (id int);');
    await migrate(db, { directory });
    await write('0001_one.sql', 'create table one (id bigint);');
    await expect(migrate(db, { directory })).rejects.toThrow('0001_one.sql was edited');
    await rm(join(directory, '0002_two.sql'));
    await write('0001_one.sql', 'create table one (id int);');
    await expect(migrate(db, { directory })).rejects.toThrow('which this release does not know');
  });

  it('replaces functions and views when a text changes, and only then', async () => {
    await write('functions/f.sql', `create or replace function f() returns int language sql as $$ select 1 $$;`);
    await write('views/a.sql', 'create view a as select f() as n;');
    await write('views/b.sql', 'create view b as select n from a;');
    expect((await migrate(db, { directory })).applied).toEqual(['functions/f.sql', 'views/a.sql', 'views/b.sql']);
    expect((await migrate(db, { directory })).applied).toEqual([]);
    await write('functions/f.sql', `create or replace function f() returns int language sql as $$ select 2 $$;`);
    expect((await migrate(db, { directory })).applied).toEqual(['functions/f.sql']);
    expect(await answer('select n from b')).toBe(2);
    await write('views/a.sql', 'create view a as select 0::int as first, f() + 1 as n;');
    expect((await migrate(db, { directory })).applied).toEqual(['views/a.sql']);
    expect(await answer('select n from b')).toBe(3);
  });

  it('refuses to put back the functions of an earlier release, unless somebody works on both', async () => {
    const text = (n: number) => `create or replace function f() returns int language sql as $$ select ${n} $$;`;
    for (const n of [1, 2]) {
      await write('functions/f.sql', text(n));
      await migrate(db, { directory });
    }
    await write('functions/f.sql', text(1));
    await expect(migrate(db, { directory })).rejects.toThrow('Start the newer release');
    expect(await answer('select f() as n')).toBe(2);
    await migrate(db, { directory, mayGoBack: true });
    expect(await answer('select f() as n')).toBe(1);
  });

  it('drops a function whose parameters changed, and what no file makes any more', async () => {
    await write('functions/f.sql', `create or replace function f(a int) returns int language sql as $$ select 1 $$;`);
    await write('functions/g.sql', `create or replace function g() returns int language sql as $$ select 1 $$;`);
    await write('views/a.sql', 'create view a as select g() as n;');
    await migrate(db, { directory });
    await write(
      'functions/f.sql',
      `create or replace function f(a int, b int default 0) returns int language sql as $$ select 2 $$;`,
    );
    await rm(join(directory, 'functions/g.sql'));
    await rm(join(directory, 'views/a.sql'));
    await migrate(db, { directory });
    expect(await answer('select f(1) as n')).toBe(2);
    const left = await db.query(sql`
      select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
      union all select viewname::text from pg_views where schemaname = 'public'`);
    expect(left).toEqual([{ name: 'f' }]);
  });

  it('lets a migration change a column that a view reads', async () => {
    await write('0001_one.sql', 'create table one (id int);');
    await write('views/a.sql', 'create view a as select id as n from one;');
    await migrate(db, { directory });
    await write('0002_two.sql', `alter table one alter column id type bigint; insert into one values (${2 ** 40});`);
    await migrate(db, { directory });
    expect(await answer('select n::text as n from a')).toBe(String(2 ** 40));
  });

  it('lets functions name each other in any order', async () => {
    await write('functions/a.sql', `create or replace function a() returns int language sql as $$ select b() $$;`);
    await write('functions/b.sql', `create or replace function b() returns int language sql as $$ select 7 $$;`);
    await migrate(db, { directory });
    expect(await answer('select a() as n')).toBe(7);
  });

  it.each([
    ['functions/a.sql', 'create function a() returns int language sql as $$ select 1 $$;'],
    ['views/a.sql', 'create or replace view a as select 1 as n;'],
    ['views/a.sql', 'create table a (id int);'],
  ])('refuses what it could not replace later: %s with %s', async (name, text) => {
    await write(name, text);
    await expect(migrate(db, { directory })).rejects.toThrow('at the start of a line');
  });
});
