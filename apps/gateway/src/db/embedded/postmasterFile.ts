import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessAlive } from './isProcessAlive.ts';

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
 * Removes the pid file of a dead server whose process id belongs to a stranger now, as happens when a container starts
 * again: PostgreSQL would refuse to start. Only on Linux, where a process can be asked for its name.
 */
export async function removeStalePostmasterFile(cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (process.platform !== 'linux' || !postmaster || !isProcessAlive(postmaster.pid)) return;
  const name = await readFile(`/proc/${postmaster.pid}/comm`, 'utf8').catch(() => '');
  if (name !== '' && name.trim() !== 'postgres') await rm(join(cluster, 'postmaster.pid'), { force: true });
}
