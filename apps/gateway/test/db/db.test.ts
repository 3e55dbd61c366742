import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appNow,
  createDb,
  type Db,
  isSandbox,
  markSandbox,
  RowCountError,
  sql,
  TransactionAborted,
} from '../../src/db/index.ts';
import { shiftClock } from '../harness/shiftClock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let db: Db;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  await db.exec('create table note (id int primary key, text text not null)');
});
afterAll(() => test.close());

const texts = async (): Promise<string[]> =>
  (await db.query<{ text: string }>(sql`select text from note order by id`)).map(({ text }) => text);
const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`;
const ownPid = sql`select pg_backend_pid() as pid`;

describe('Db', () => {
  it('reads money and times exactly', async () => {
    const row = await db.one(sql`
      select 9223372036854775807::bigint as big, 0.10::numeric as decimal, '{1,null}'::bigint[] as bigs, '{0.10}'::numeric[] as decimals,
        timestamptz '2026-01-02 03:04:05.678+08' as at, null::timestamptz as never, '\\x00ff'::bytea as bytes, ${null}::text as nothing`);
    expect(row).toEqual({
      big: 2n ** 63n - 1n,
      decimal: '0.10',
      bigs: [1n, null],
      decimals: ['0.10'],
      at: Date.UTC(2026, 0, 1, 19, 4, 5, 678),
      never: null,
      bytes: Buffer.from([0, 255]),
      nothing: null,
    });
  });

  it('counts rows for its caller', async () => {
    await expect(db.one(sql`select 1 where false`)).rejects.toThrow(RowCountError);
    await expect(db.maybe(sql`select * from generate_series(1, 2)`)).rejects.toThrow(RowCountError);
    expect(await db.maybe(sql`select 1 where false`)).toBeUndefined();
  });

  it('keeps all of a transaction or nothing, and a savepoint apart', async () => {
    await expect(
      db.tx(async (tx) => {
        await tx.query(sql`insert into note values (1, 'lost')`);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.tx(async (tx) => {
      await tx.query(sql`insert into note values (1, 'outer')`);
      await expect(
        tx.tx(async (inner) => {
          await inner.query(sql`insert into note values (2, 'inner')`);
          await inner.query(sql`insert into note values (1, 'twice')`);
        }),
      ).rejects.toMatchObject({ code: '23505' });
      await tx.tx((inner) => inner.query(sql`insert into note values (3, 'second inner')`));
    });
    expect(await texts()).toEqual(['outer', 'second inner']);
  });

  it('does not report a transaction as kept when an error was swallowed in it', async () => {
    const work = db.tx(async (tx) => {
      await tx.query(sql`insert into note values (9, 'gone')`);
      await tx.query(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow(TransactionAborted);
    expect(await texts()).not.toContain('gone');
  });

  it('repeats both sides of a deadlock until they are through', async () => {
    await db.exec(`insert into note values (21, ''), (22, '')`);
    const cross = (first: number, second: number) =>
      db.tx(async (tx) => {
        await tx.query(sql`update note set text = text || 'x' where id = ${first}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await tx.query(sql`update note set text = text || 'x' where id = ${second}`);
      });
    await Promise.all([cross(21, 22), cross(22, 21)]);
    expect(await db.query(sql`select text from note where id in (21, 22)`)).toEqual([{ text: 'xx' }, { text: 'xx' }]);
  });

  it('repeats a transaction whose connection was terminated before COMMIT', async () => {
    let attempts = 0;
    await db.tx(async (tx) => {
      attempts += 1;
      await tx.query(sql`insert into note values (31, 'survivor')`);
      const { pid } = await tx.one<{ pid: number }>(ownPid);
      if (attempts === 1) await db.query(terminate(pid));
      await tx.query(sql`select 1`);
    });
    expect(attempts).toBe(2);
    expect((await texts()).filter((text) => text === 'survivor')).toHaveLength(1);
  });

  it('survives the loss of idle and of checked-out connections', async () => {
    const victim = createDb({ url: test.url, max: 2 });
    const { pid } = await victim.one<{ pid: number }>(ownPid);
    await db.query(terminate(pid));
    expect(await victim.one(sql`select 1 as n`)).toEqual({ n: 1 });
    const sleeping = victim.query<{ pid: number }>(sql`select pg_sleep(0.3), pg_backend_pid() as pid`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await db.query(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(0.3)%' and pid <> pg_backend_pid()`,
    );
    await expect(sleeping).resolves.toHaveLength(1);
    await victim.close();
  });

  it('never repeats a lost statement that is not a select', async () => {
    const victim = createDb({ url: test.url, max: 1, applicationName: 'victim' });
    await victim.query(sql`select 1`);
    const slow = victim.query(sql`insert into note select 41, 'maybe' from pg_sleep(0.3)`);
    const outcome = slow.catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await db.query(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`);
    expect(await outcome).toMatchObject({ code: '57P01' });
    await victim.close();
    expect(await texts()).not.toContain('maybe');
  });

  it('gives up on a lock after its timeout', async () => {
    const impatient = createDb({ url: test.url, max: 1, lockTimeoutMs: 100 });
    await db.tx(async (tx) => {
      await tx.query(sql`select * from note where id = 21 for update`);
      await expect(impatient.query(sql`update note set text = '' where id = 21`)).rejects.toMatchObject({
        code: '55P03',
      });
    });
    await impatient.close();
  });

  it('makes a new plan after a migration changed a prepared statement', async () => {
    const all = () => db.query(sql`select * from note where id = 1`);
    for (let i = 0; i < 12; i += 1) await all();
    const other = new pg.Client({ connectionString: test.url });
    await other.connect();
    await other.query('alter table note add column extra int default 5');
    await other.end();
    expect(await all()).toEqual([{ id: 1, text: 'outer', extra: 5 }]);
  });
});

describe('the clock', () => {
  it('cannot be shifted outside a sandbox', async () => {
    expect(await isSandbox(db)).toBe(false);
    await expect(shiftClock(db, 1)).rejects.toMatchObject({ code: '23514' });
  });

  it('runs ahead in a sandbox by the shift', async () => {
    expect(await markSandbox(db)).toBe(true);
    const before = await appNow(db);
    await shiftClock(db, 3_600_000);
    const after = await appNow(db);
    expect(after - before).toBeGreaterThanOrEqual(3_600_000);
    expect(after - before).toBeLessThan(3_660_000);
    await shiftClock(db, 0);
  });
});
