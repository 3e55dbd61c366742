import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findWorkers } from '../../src/embedded-postgres/postmasterFile.ts';
import { createDb, type EmbeddedServer, migrate, startEmbedded } from '../../src/db/index.ts';
import { ScratchDisk, tellSkipped } from '../harness/ScratchDisk.ts';
import { WorkerLoad } from '../harness/WorkerLoad.ts';

/** `FAULT_ROUNDS=20` for a long look. */
const CUTS = Number(process.env['FAULT_ROUNDS'] ?? 4);
const WORKERS = 2;
const DISK_MB = 512;

const obstacle = await ScratchDisk.obstacle();
tellSkipped('Power cut under the ledger', obstacle);

let disk: ScratchDisk | undefined;
let load: WorkerLoad | undefined;
let outside: string | undefined;
let servers: EmbeddedServer[] = [];
afterEach(async () => {
  await load?.end('kill');
  for (const server of servers) await server.stop();
  servers = [];
  await disk?.destroy();
  if (outside) await rm(outside, { recursive: true, force: true });
});

it.skipIf(obstacle !== undefined)(
  `a power cut in the middle of the load loses nothing that was acknowledged, ${CUTS} times`,
  async () => {
    disk = await ScratchDisk.create(DISK_MB);
    outside = await mkdtemp(join(tmpdir(), 'ez-outside-'));
    const dataDir = disk.folder;
    const cluster = join(dataDir, 'postgres/cluster');
    servers.push(await startEmbedded({ dataDir }));
    const url = servers[0]?.url ?? '';
    const db = createDb({ url });
    await migrate(db);
    load = await WorkerLoad.prepare(db, join(outside, 'acknowledged'));

    for (let cut = 1; cut <= CUTS; cut += 1) {
      for (let i = 0; i < WORKERS; i += 1) load.start(url, `cut${cut}-w${i}`);
      await load.progress(100);
      await disk.scribble('unsynced');
      await disk.cutPower();
      // The machine is off: nobody goes on, and what comes up again knows only what the disk has.
      await load.end('kill');
      for (const pid of await findWorkers(cluster)) switchOff(pid);
      await disk.unmount();
      await disk.mount();
      expect(existsSync(join(dataDir, 'unsynced'))).toBe(false);

      const server = await startEmbedded({ dataDir });
      servers.push(server);
      expect(server.adopted).toBe(false);
      expect(await load.verify(db)).toBeGreaterThanOrEqual(cut * 100);
    }
    await db.close();
  },
  60_000 + CUTS * 60_000,
);

function switchOff(pid: number): void {
  // Signals to 0 and 1 would go to the test itself, or to everything.
  if (pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}
