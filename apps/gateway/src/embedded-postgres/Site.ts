import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import type { Binaries } from './locateBinaries.ts';
import type { ServerUser } from './serverUser.ts';

const run = promisify(execFile);
const LOG_LINES = 8;

/** How the server is reached: a socket file that only its user can open, or a loopback port with a password. */
export type Transport = 'socket' | 'loopback';

/** Everything a start needs to know about its place. */
export interface Site {
  /** Of the database, its superuser, and the system's user that the server prefers. */
  readonly name: string;
  readonly folder: string;
  readonly cluster: string;
  readonly user: ServerUser | undefined;
  readonly binaries: Binaries;
  readonly transport: Transport;
}

/** Runs a program of the server, as its user, with an environment of ours only: a stray PGDATA or locale changes nothing. */
export async function execute(site: Site, program: string, args: readonly string[]): Promise<void> {
  const isWindows = process.platform === 'win32';
  try {
    await run(program, args, {
      cwd: site.folder,
      ...(site.user && { uid: site.user.uid, gid: site.user.gid }),
      ...(!isWindows && { env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }),
    });
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new EmbeddedServerError(`${program} failed: ${stderr.trim() || (cause as Error).message}`, { cause });
  }
}

/** Where the server writes what happens to it. */
export function logFile({ folder }: Site): string {
  return join(folder, 'server.log');
}

/** The last words of the server. */
export async function logTail(site: Site): Promise<string> {
  const text = await readFile(logFile(site), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-LOG_LINES).join('\n');
}
