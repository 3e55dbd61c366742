import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './isProcessAlive.ts';
import { SOCKET_FILE } from './transports.ts';

/** The workers of a killed server notice within moments, unless they are in the middle of a long statement. */
const ORPHANS_MS = 5_000;

/** What a running server writes into its data folder: lines 1 and 4 of `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads the server's own pid file; undefined when there is none or it is half written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && pid > 1 && port ? { pid, port } : undefined;
}

/**
 * Removes the lock files of a dead server whose process id PostgreSQL would still take for a living one: it belongs to
 * a stranger now, as after a restart of a container, or nobody collected the dead process. Only on Linux, where it can be
 * seen that no process works in the folder any more: a worker that outlived its killed server still writes to it.
 */
export async function removeStaleLocks(cluster: string, socketDir: string | undefined): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadline = Date.now() + ORPHANS_MS;
  for (let orphans = await findWorkers(cluster); orphans.length > 0; orphans = await findWorkers(cluster)) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster && isProcessAlive(postmaster.pid) && orphans.includes(postmaster.pid)) return;
    // One that waits for a lock of a dead one waits for ever, and keeps every new server out. What it has not answered
    // is undone by the recovery, like everything that a crash interrupts.
    if (Date.now() > deadline) orphans.forEach(end);
    await sleep(50);
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  if (socketDir !== undefined) await rm(join(socketDir, `${SOCKET_FILE}.lock`), { force: true });
}

/** Processes of the server on this folder; each has it as its working directory. Linux only. */
export async function findWorkers(cluster: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [place, program] = await Promise.all([linkOf(pid, 'cwd'), linkOf(pid, 'exe')]);
      // A shell may have the folder as its working directory too.
      return place === cluster && /\/postgres(?: \(deleted\))?$/.test(program);
    }),
  );
  return pids.filter((_, index) => found[index]).map(Number);
}

function linkOf(pid: string, name: 'cwd' | 'exe'): Promise<string> {
  return readlink(`/proc/${pid}/${name}`).catch(() => '');
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went by itself.
  }
}
