import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createDb, type Db, migrate, sql, startEmbedded } from '../../src/db/index.ts';
import { createLedger } from '../../src/ledger/index.ts';
import { expectSound, fund } from '../harness/ledgerFixture.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';
import { startWorker, type Worker } from '../harness/workers.ts';

const USERS = 8;
const FUNDS = 500n;
const folders: string[] = [];
const running = new Set<Worker>();

afterEach(async () => {
  for (const worker of running) await worker.kill();
  running.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ez-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
};
const start = (url: string, file: string, name: string): Worker => {
  const worker = startWorker(url, file, name, USERS);
  running.add(worker);
  return worker;
};
const end = async (worker: Worker, how: 'kill' | 'stop'): Promise<void> => {
  await worker[how]();
  running.delete(worker);
};

async function fundAll(db: Db): Promise<void> {
  for (let user = 1n; user <= BigInt(USERS); user += 1n) await fund(createLedger(db), user, FUNDS);
}

const acknowledged = async (file: string): Promise<string[]> => (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');

/** Waits until the workers have got somewhere since. */
async function progress(file: string, by: number): Promise<void> {
  const before = (await acknowledged(file)).length;
  for (let waited = 0; (await acknowledged(file)).length < before + by; waited += 20) {
    if (waited > 40_000) throw new Error('The workers make no progress.');
    await sleep(20);
  }
}

/** Nothing acknowledged is missing, nothing happened twice, no money appeared or vanished. */
async function verify(db: Db, file: string): Promise<number> {
  // The server finishes what a killed process had asked for.
  const left = sql`select 1 from pg_stat_activity where application_name like 'worker-%'`;
  while ((await db.query(left)).length > 0) await sleep(20);
  const lines = await acknowledged(file);
  const stored = await db.query<{ line: string }>(
    sql`select i.actor || ' ' || i.key || ' ' || (i.result ->> 'billNo') as line from idem i
      join bill b on b.bill_no = i.result ->> 'billNo' and b.direction = 'SEND'
      join transfer t on t.group_id = b.group_id
      where i.op = 'transfer' and i.code = '0000'`,
  );
  const kept = new Map(stored.map(({ line }) => [line, 0]));
  for (const { line } of stored) kept.set(line, (kept.get(line) ?? 0) + 1);
  expect(lines.filter((line) => kept.get(line) !== 1)).toEqual([]);
  const { transfers, money } = await db.one<{ transfers: bigint; money: string }>(sql`select
    (select count(*) from transfer where biz_type = 301) as transfers,
    (select sum(balance) from account where owner_kind = 'user') as money`);
  expect(Number(transfers)).toBe(stored.length);
  expect(money).toBe(String(FUNDS * BigInt(USERS)));
  await expectSound(createLedger(db));
  return lines.length;
}

describe('kill -9', () => {
  it.each([1, 3])('of the gateway, with %i of them on one database, loses nothing that was acknowledged', async (count) => {
    const test = await createTestDatabase();
    const file = join(await newFolder(), 'acknowledged');
    await writeFile(file, '');
    await fundAll(test.db);
    const workers = Array.from({ length: count }, (_, i) => start(test.url, file, `w${i}`));
    for (let round = 0; round < 3; round += 1) {
      await progress(file, 60);
      const victim = workers.shift();
      if (victim) await end(victim, 'kill');
      workers.push(start(test.url, file, `r${round}`));
    }
    await progress(file, 60);
    for (const worker of workers) await end(worker, 'kill');
    expect(await verify(test.db, file)).toBeGreaterThan(200);
    await test.close();
  }, 120_000);

  it.each([1, 3])('of the database server under %i gateways loses nothing that was acknowledged', async (count) => {
    const dataDir = await newFolder();
    const file = join(dataDir, 'acknowledged');
    await writeFile(file, '');
    const servers = [await startEmbedded({ dataDir })];
    const url = servers[0]?.url ?? '';
    const db = createDb({ url });
    await migrate(db);
    await fundAll(db);
    const workers = Array.from({ length: count }, (_, i) => start(url, file, `w${i}`));
    for (let round = 0; round < 3; round += 1) {
      await progress(file, 60);
      const pid = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
      expect(pid).toBeGreaterThan(1);
      process.kill(pid, 'SIGKILL');
      const server = await startEmbedded({ dataDir });
      expect(server.adopted).toBe(false);
      servers.push(server);
    }
    await progress(file, 60);
    for (const worker of workers) await end(worker, 'stop');
    expect(await verify(db, file)).toBeGreaterThan(200);
    await db.close();
    for (const server of servers) await server.stop();
  }, 120_000);
});
