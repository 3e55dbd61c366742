import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDb, migrate, startEmbedded } from '../../src/db/index.ts';
import { createTestDatabase } from '../harness/testDatabase.ts';
import { WorkerLoad } from '../harness/WorkerLoad.ts';

const folders: string[] = [];
let load: WorkerLoad | undefined;

afterEach(async () => {
  await load?.end('kill');
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ez-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
};

describe('kill -9', () => {
  it.each([1, 3])('of one of %i gateways loses nothing that was acknowledged', async (count) => {
    const test = await createTestDatabase();
    load = await WorkerLoad.prepare(test.db, join(await newFolder(), 'acknowledged'));
    const workers = [];
    for (let i = 0; i < count; i += 1) workers.push(load.start(test.url, `w${i}`));
    for (let round = 0; round < 3; round += 1) {
      await load.progress(60);
      await load.end('kill', workers.splice(0, 1));
      workers.push(load.start(test.url, `r${round}`));
    }
    await load.progress(60);
    await load.end('kill');
    expect(await load.verify(test.db)).toBeGreaterThan(200);
    await test.close();
  });

  it.each([1, 3])('of the database server under %i gateways loses nothing that was acknowledged', async (count) => {
    const dataDir = await newFolder();
    const servers = [await startEmbedded({ dataDir })];
    const url = servers[0]?.url ?? '';
    const db = createDb({ url });
    await migrate(db);
    load = await WorkerLoad.prepare(db, join(dataDir, 'acknowledged'));
    for (let i = 0; i < count; i += 1) load.start(url, `w${i}`);
    for (let round = 0; round < 3; round += 1) {
      await load.progress(60);
      const pid = Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
      expect(pid).toBeGreaterThan(1);
      process.kill(pid, 'SIGKILL');
      const server = await startEmbedded({ dataDir });
      expect(server.adopted).toBe(false);
      servers.push(server);
    }
    await load.progress(60);
    await load.end('stop');
    expect(await load.verify(db)).toBeGreaterThan(200);
    await db.close();
    for (const server of servers) await server.stop();
  });
});
