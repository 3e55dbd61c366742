import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './isProcessAlive.ts';

const LOCK = /^starter\.(\d+)$/;
const POLL_MS = 25;
/** Longer than any start or stop takes; a holder that is older lost its process id to a stranger. */
const MAX_HELD_MS = 180_000;

/**
 * Runs the work in one process at a time per folder. Locks are numbered and never reused: whoever finds the newest one
 * released, or its holder dead, tries to make the next number, and only one can. Deleting a dead holder's lock file
 * instead would race with a third process that has already replaced it.
 */
export async function withStarterLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const mine = await acquire(folder);
  try {
    return await work();
  } finally {
    // An empty lock is a released one, which takes no space: the disk may be full.
    await truncate(mine).catch(ignoreMissing);
  }
}

async function acquire(folder: string): Promise<string> {
  const draft = join(folder, `.starter-${process.pid}-${randomUUID()}`);
  try {
    await writeFile(draft, String(process.pid));
    for (;;) {
      const newest = Math.max(0, ...(await numbers(folder)));
      if (await isFree(lockFile(folder, newest))) {
        const mine = lockFile(folder, newest + 1);
        // A hard link appears with its content, so nobody ever reads an empty lock.
        if (await didLink(draft, mine)) {
          const all = await numbers(folder);
          if (Math.max(...all) === newest + 1) {
            await Promise.all(all.filter((n) => n < newest).map((n) => rm(lockFile(folder, n), { force: true })));
            return mine;
          }
          await rm(mine, { force: true });
        }
      }
      await sleep(POLL_MS * (1 + Math.random()));
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function isFree(file: string): Promise<boolean> {
  try {
    const content = await readFile(file, 'utf8');
    if (content === '' || !isProcessAlive(Number(content))) return true;
    return Date.now() - (await stat(file)).mtimeMs > MAX_HELD_MS;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Held for too long, it was taken from us and swept away. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function numbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const match = LOCK.exec(name);
    return match ? [Number(match[1])] : [];
  });
}

async function didLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function lockFile(folder: string, n: number): string {
  return join(folder, `starter.${n}`);
}
