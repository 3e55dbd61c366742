import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createDb, type EmbeddedServer, sql, startEmbedded } from '../../src/db/index.ts';
import { findBarrier } from '../../src/embedded-postgres/serverUser.ts';
import { isProcessAlive } from '../../src/embedded-postgres/isProcessAlive.ts';
import { withStarterLock } from '../../src/embedded-postgres/withStarterLock.ts';
import { bundleProcess } from '../harness/bundleProcess.ts';

const STARTER = bundleProcess('test/harness/embeddedStarter.ts');
const folders: string[] = [];
const servers: EmbeddedServer[] = [];

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ez-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
};
const start = async (
  dataDir: string,
  options: Partial<Parameters<typeof startEmbedded>[0]> = {},
): Promise<EmbeddedServer> => {
  const server = await startEmbedded({ dataDir, ...options });
  servers.push(server);
  return server;
};
const pidOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '0')).split('\n')[0]);

/** Writes one number, or reads it back. */
async function remember(url: string, value: number): Promise<void> {
  const db = createDb({ url, max: 1 });
  await db.exec(`create table if not exists memory (value int); insert into memory values (${value})`);
  await db.close();
}
async function recall(url: string): Promise<number[]> {
  const db = createDb({ url, max: 1 });
  const rows = await db.query<{ value: number }>(sql`select value from memory order by value`);
  await db.close();
  return rows.map(({ value }) => value);
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the embedded server', () => {
  it('is made, stopped by its last user, and started again with its data and its safety settings', async () => {
    const dataDir = await newFolder();
    const steps: string[] = [];
    const first = await start(dataDir, { onProgress: (step) => steps.push(step) });
    expect(steps.filter((step) => step !== 'copy')).toEqual(['initialize', 'start', 'ready']);
    await remember(first.url, 1);
    const db = createDb({ url: first.url, max: 1 });
    const settings = await db.query(sql`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`);
    await db.close();
    expect(settings).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);

    const second = await start(dataDir);
    expect(second.adopted).toBe(true);
    await first.stop();
    expect(await recall(second.url)).toEqual([1]);
    const pid = await pidOf(dataDir);
    await second.stop();
    expect(isProcessAlive(pid)).toBe(false);

    const again = await start(dataDir);
    expect(again.adopted).toBe(false);
    expect(await recall(again.url)).toEqual([1]);
  });

  it('outlives a killed gateway and is adopted by the next', async () => {
    const dataDir = await newFolder();
    const gateway = spawn(process.execPath, [STARTER, dataDir, 'stay'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(gateway.stdout, 'data')) as [Buffer];
    await remember(String(line).trim().split(' ')[1] ?? '', 7);
    gateway.kill('SIGKILL');
    await once(gateway, 'exit');
    const pid = await pidOf(dataDir);
    expect(isProcessAlive(pid)).toBe(true);
    const next = await start(dataDir);
    expect(next.adopted).toBe(true);
    expect(await pidOf(dataDir)).toBe(pid);
    expect(await recall(next.url)).toEqual([7]);
    await next.stop();
    expect(isProcessAlive(pid)).toBe(false);
  });

  it('is started once by processes that start together', async () => {
    const dataDir = await newFolder();
    const keeper = start(dataDir);
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [STARTER, dataDir, 'leave'])),
    );
    const own = await keeper;
    const started = [...runs.map(({ stdout }) => stdout.startsWith('started')), !own.adopted];
    expect(started.filter(Boolean)).toHaveLength(1);
  });

  it('starts after the server was killed, and after its process id went to a stranger', async () => {
    const dataDir = await newFolder();
    const first = await start(dataDir);
    await remember(first.url, 3);
    process.kill(await pidOf(dataDir), 'SIGKILL');
    const second = await start(dataDir);
    expect(second.adopted).toBe(false);
    expect(await recall(second.url)).toEqual([3]);

    const pid = await pidOf(dataDir);
    process.kill(pid, 'SIGKILL');
    while (isProcessAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const lock of ['cluster/postmaster.pid', 'run/.s.PGSQL.5432.lock']) {
      const file = join(dataDir, 'postgres', lock);
      await writeFile(file, (await readFile(file, 'utf8')).replace(String(pid), String(process.pid)));
    }
    if (process.platform !== 'linux') return;
    const third = await start(dataDir);
    expect(third.adopted).toBe(false);
    expect(await recall(third.url)).toEqual([3]);
  });

  it.runIf(process.platform === 'linux')(
    'starts after a kill that left a worker behind which will never end',
    async () => {
      const dataDir = await newFolder();
      const first = await start(dataDir);
      await remember(first.url, 9);
      const db = createDb({ url: first.url, max: 1 });
      const { pid } = await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      process.kill(pid, 'SIGSTOP');
      process.kill(await pidOf(dataDir), 'SIGKILL');
      const second = await start(dataDir);
      expect(second.adopted).toBe(false);
      expect(isProcessAlive(pid)).toBe(false);
      expect(await recall(second.url)).toEqual([9]);
      await db.close();
    },
  );

  it('starts again when initdb was interrupted', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres/cluster.4711/base'), { recursive: true });
    await start(dataDir);
    expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('cluster'))).toEqual([
      'cluster',
    ]);
  });

  it('finds a short place for its socket when the data lies deep', async () => {
    const dataDir = join(await newFolder(), 'a'.repeat(60), 'b'.repeat(60));
    const server = await start(dataDir);
    expect(decodeURIComponent(server.url)).toContain(join(tmpdir(), 'ezwallet-'));
    await remember(server.url, 1);
    await server.stop();
    await rm(new URL(server.url).searchParams.get('host') ?? '', { recursive: true });
  });

  it('can listen on a loopback port with a password instead', async () => {
    const dataDir = await newFolder();
    const server = await start(dataDir, { transport: 'loopback' });
    expect(server.url).toMatch(/^postgresql:\/\/ezwallet:[\w-]{32}@127\.0\.0\.1:\d+\/ezwallet$/);
    await remember(server.url, 1);
    const stranger = createDb({ url: server.url.replace(/:[\w-]{32}@/, ':guess@'), max: 1 });
    await expect(stranger.query(sql`select 1`)).rejects.toMatchObject({ code: '28P01' });
    await stranger.close();
    const other = await start(dataDir, { transport: 'loopback' });
    expect(other.url).toBe(server.url);
  });

  it('is brought back where it was, also on a port, when somebody supervises it', async () => {
    const dataDir = await newFolder();
    const events: string[] = [];
    const server = await start(dataDir, { transport: 'loopback', onEvent: ({ kind }) => events.push(kind) });
    await remember(server.url, 5);
    process.kill(await pidOf(dataDir), 'SIGKILL');
    while (!events.includes('back')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(events).toEqual(['lost', 'back']);
    expect(server.isUp()).toBe(true);
    expect(await recall(server.url)).toEqual([5]);
    const pid = await pidOf(dataDir);
    await server.stop();
    expect(isProcessAlive(pid)).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('says which folder its user cannot enter', async () => {
    const dataDir = await newFolder();
    await chmod(dataDir, 0o700);
    await expect(start(dataDir)).rejects.toThrow(new RegExp(`cannot enter ${dataDir}[^]*DATA_DIR[^]*DATABASE_URL`));
  });
});

describe('the way of the server user', () => {
  it('is judged by the bits that count for that user', async () => {
    const folder = await newFolder();
    const inner = join(folder, 'locked', 'inner');
    await mkdir(inner, { recursive: true });
    const { uid, gid } = await stat(folder);
    const owner = { name: 'owner', uid, gid };
    const member = { name: 'member', uid: uid + 1, gid };
    const stranger = { name: 'stranger', uid: uid + 1, gid: gid + 1 };
    await chmod(join(folder, 'locked'), 0o710);
    expect(await findBarrier(inner, owner)).toBeUndefined();
    expect(await findBarrier(inner, member)).toBeUndefined();
    expect(await findBarrier(inner, stranger)).toBe(join(folder, 'locked'));
    await chmod(join(folder, 'locked'), 0o701);
    expect(await findBarrier(inner, member)).toBe(join(folder, 'locked'));
    expect(await findBarrier(inner, stranger)).toBeUndefined();
  });
});

describe('the starter lock', () => {
  it('lets one in at a time, also after a holder died and among many who want it', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'starter.4'), '999999999');
    let inside = 0;
    let most = 0;
    let turns = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        withStarterLock(folder, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setTimeout(resolve, 5));
          inside -= 1;
          turns += 1;
        }),
      ),
    );
    expect({ most, turns }).toEqual({ most: 1, turns: 12 });
    expect((await readdir(folder)).length).toBeLessThanOrEqual(2);
  });

  it.each([0, 1, -1, Number.NaN, 4.5])('never takes %s for a process', (pid) => {
    expect(isProcessAlive(pid)).toBe(false);
  });
});
