import { execFile } from 'node:child_process';
import { mkdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Of this run alone: the next one may have another build. */
const folder = () => join(tmpdir(), `ezwallet-e2e-started-${process.env['E2E_PORT']}`);
const draft = () => `${folder()}.draft`;
const turn = () => `${folder()}.turn`;

/** After this long a flow starts on an empty folder, which only takes longer. */
const PATIENCE_MS = 120_000;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Copies the folder of a gateway that has started once and stopped, so that the next one neither makes a database nor
 * migrates it. The first flow of a run that needs one makes it, and the others wait.
 *
 * @param start starts a gateway on a folder, and stops it
 */
export async function copyStartedFolder(to: string, start: (dataDir: string) => Promise<void>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await exists(folder()))) {
    if (Date.now() > deadline) return;
    if (await takeTurn()) await make(start);
    else await sleep(200);
  }
  // The files keep their owner, which is the user of the database server where the gateway is root.
  await promisify(execFile)('cp', ['-a', folder(), to]).catch(
    async () => await rm(to, { recursive: true, force: true }),
  );
}

/** Removes what a run has left. */
export async function removeStartedFolder(): Promise<void> {
  for (const path of [folder(), draft(), turn()]) await rm(path, { recursive: true, force: true });
}

const takeTurn = () =>
  mkdir(turn()).then(
    () => true,
    () => false,
  );

async function make(start: (dataDir: string) => Promise<void>): Promise<void> {
  try {
    // Another flow may have made it just before the turn was free.
    if (await exists(folder())) return;
    await rm(draft(), { recursive: true, force: true });
    await start(draft());
    await rename(draft(), folder());
  } finally {
    await rmdir(turn());
  }
}
