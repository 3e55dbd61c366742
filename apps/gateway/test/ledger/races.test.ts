import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db, sql } from '../../src/db/index.ts';
import { createLedger, type Ledger } from '../../src/ledger/index.ts';
import { available, expectSound, freshKey, fund } from '../harness/ledgerFixture.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let db: Db;
let ledger: Ledger;

beforeAll(async () => {
  test = await createTestDatabase({ max: 20 });
  db = test.db;
  ledger = createLedger(db);
});
afterAll(async () => {
  await expectSound(ledger);
  await test.close();
});

const deadlocks = async (): Promise<bigint> => {
  await db.query(sql`select pg_stat_force_next_flush()`).catch(() => undefined);
  return (
    await db.one<{ n: bigint }>(sql`select deadlocks as n from pg_stat_database where datname = current_database()`)
  ).n;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('many at once', () => {
  it('lets exactly those of 200 transfers through that the balance covers [S28]', async () => {
    await fund(ledger, 1n, 1_000n);
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        ledger.transfer({ actor: 1n, key: freshKey(), from: 1n, to: BigInt(10 + (i % 7)), asset: 'USDT', amount: 13n }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(76);
    expect(results.filter((result) => !result.ok && result.code === 'BALANCE_NOT_ENOUGH')).toHaveLength(124);
    expect(await available(ledger, 1n)).toBe(1_000n - 76n * 13n);
  });

  it('executes a command once when it is given 50 times in parallel [S28]', async () => {
    await fund(ledger, 2n, 100n);
    const command = { actor: 2n, key: freshKey(), from: 2n, to: 3n, asset: 'USDT', amount: 10n };
    const results = await Promise.all(Array.from({ length: 50 }, () => ledger.transfer(command)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]?.ok).toBe(true);
    expect(await available(ledger, 2n)).toBe(90n);
  });

  it('has one winner between capture and void', async () => {
    await fund(ledger, 6n, 500n);
    for (let i = 0; i < 25; i += 1) {
      const ref = { refKind: 'race', refId: String(i) };
      await ledger.hold({ ...ref, actor: 6n, key: freshKey(), from: 6n, asset: 'USDT', amount: 20n });
      const results = await Promise.all([
        ledger.capture({ ...ref, actor: 0n, key: freshKey(), to: 7n, amount: 20n, bizTypes: { send: 804, recv: 902 } }),
        ledger.voidHold({ ...ref, actor: 0n, key: freshKey() }),
        ledger.capture({ ...ref, actor: 0n, key: freshKey(), to: 8n, amount: 20n, bizTypes: { send: 804, recv: 902 } }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect((await ledger.balances(6n))[0]?.held).toBe(0n);
  });

  it('has no deadlock among random transfers, new accounts, holds and folds', async () => {
    const before = await deadlocks();
    const users = Array.from({ length: 6 }, (_, i) => BigInt(50 + i));
    for (const user of users) await fund(ledger, user, 1_000n);
    const pick = (): bigint => users[Math.floor(Math.random() * users.length)] ?? 50n;
    const work = Array.from({ length: 16 }, async (_, worker) => {
      for (let i = 0; i < 25; i += 1) {
        const ref = { refKind: 'mix', refId: `${worker}-${i}` };
        const from = pick();
        const fresh = BigInt(1_000 + worker * 100 + i);
        await ledger.transfer({
          actor: from,
          key: freshKey(),
          from,
          to: pick(),
          asset: 'USDT',
          amount: 3n,
          fee: { amount: 1n, paidBy: 'payer' },
        });
        await ledger.transfer({
          actor: from,
          key: freshKey(),
          from,
          to: i % 2 ? fresh : 5_000n + BigInt(i),
          asset: 'USDT',
          amount: 1n,
        });
        await ledger.hold({ ...ref, actor: from, key: freshKey(), from, asset: 'USDT', amount: 5n });
        await ledger.capture({
          ...ref,
          actor: 0n,
          key: freshKey(),
          to: 6_000n + BigInt(i),
          amount: 3n,
          fee: 1n,
          bizTypes: { send: 804, recv: 902 },
        });
        if (i % 8 === 0) await ledger.fold();
      }
    });
    await Promise.all(work);
    expect(await deadlocks()).toBe(before);
    await expectSound(ledger);
  });
});

describe('a command that cannot go on', () => {
  it('answers 2222 while the first with its key is still running, and TRY_AGAIN_LATER behind a foreign lock', async () => {
    const impatientDb = createDb({ url: test.url, max: 2, lockTimeoutMs: 150 });
    const impatient = createLedger(impatientDb);
    await fund(ledger, 30n, 100n);
    const command = { actor: 30n, key: freshKey(), from: 30n, to: 31n, asset: 'USDT', amount: 10n };
    await db.tx(async (tx) => {
      await createLedger(tx).transfer(command);
      expect(await impatient.transfer(command)).toEqual({ ok: false, code: '2222' });
      expect(await impatient.transfer({ ...command, key: freshKey() })).toEqual({ ok: false, code: 'TRY_AGAIN_LATER' });
    });
    expect(await impatient.transfer(command)).toMatchObject({ ok: true });
    expect(await available(ledger, 30n)).toBe(90n);
    await impatientDb.close();
  });

  it('takes over when the first was rolled back, and waits for it meanwhile', async () => {
    await fund(ledger, 32n, 100n);
    const command = { actor: 32n, key: freshKey(), from: 32n, to: 33n, asset: 'USDT', amount: 10n };
    let second: Promise<unknown> = Promise.resolve();
    await expect(
      db.tx(async (tx) => {
        await createLedger(tx).transfer(command);
        second = ledger.transfer(command);
        await pause(100);
        throw new Error('roll back');
      }),
    ).rejects.toThrow('roll back');
    expect(await second).toMatchObject({ ok: true });
    expect(await available(ledger, 32n)).toBe(90n);
  });

  it('is replayed when its backend is terminated in the middle', async () => {
    const victimDb = createDb({ url: test.url, max: 1, applicationName: 'ledger-victim' });
    const victim = createLedger(victimDb);
    await fund(ledger, 34n, 1_000n);
    const results: unknown[] = [];
    let kills = 0;
    let isOver = false;
    const kill = async () => {
      // Not twice in one command: however slow the machine, each gets through.
      for (let done = -1; !isOver; await pause(5)) {
        if (done === results.length) continue;
        done = results.length;
        const terminated = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ledger-victim'`;
        kills += (await db.query(terminated)).length;
      }
    };
    const killer = kill();
    for (let i = 0; i < 100; i += 1) {
      const { ok } = await victim.transfer({
        actor: 34n,
        key: freshKey(),
        from: 34n,
        to: 35n,
        asset: 'USDT',
        amount: 1n,
      });
      results.push(ok);
    }
    isOver = true;
    await killer;
    await victimDb.close();
    expect(kills).toBeGreaterThan(0);
    expect(results).toEqual(Array.from({ length: 100 }, () => true));
    expect(await available(ledger, 34n)).toBe(900n);
    expect(await available(ledger, 35n)).toBe(100n);
  });
});
