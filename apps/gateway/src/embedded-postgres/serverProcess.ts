import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { passwordFile } from './initializeCluster.ts';
import { isProcessAlive } from './isProcessAlive.ts';
import { readPostmaster, removeStaleLocks } from './postmasterFile.ts';
import { writeSettings } from './serverSettings.ts';
import { execute, logFile, logTail, type Site } from './Site.ts';
import { loopbackUrl, socketFolder, socketUrl } from './transports.ts';

const START_SECONDS = 60;
const START_ATTEMPTS = 10;
export const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Starts the server unless one runs already; only under the starter lock.
 *
 * @returns the address of its own database, and whether this call started it
 * @throws {EmbeddedServerError} when it does not start, or does not answer
 */
export async function ensureRunning(
  site: Site,
  onStart: () => void,
): Promise<{ readonly url: string; readonly isOurs: boolean }> {
  const running = await connectString(site, 'postgres');
  if (running !== undefined) return { url: running, isOurs: false };
  onStart();
  await start(site);
  const url = await connectString(site, 'postgres');
  if (url !== undefined) return { url, isOurs: true };
  throw new EmbeddedServerError(`The server started but does not answer.\n${await logTail(site)}`);
}

async function start(site: Site): Promise<void> {
  const socketDir = site.transport === 'socket' ? await socketFolder(site) : undefined;
  await removeStaleLocks(site.cluster, socketDir);
  await writeSettings(site, socketDir);
  const log = logFile(site);
  const args = ['start', '-D', site.cluster, '-l', log, '-w', '-t', String(START_SECONDS), '-s'];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(site, site.binaries.pgCtl, args);
      return;
    } catch (cause) {
      const tail = await logTail(site);
      // The workers of a killed server take a moment to notice, and hold its shared memory until then.
      if (attempt < START_ATTEMPTS && /pre-existing shared memory block|lock file .* already exists/.test(tail)) {
        await sleep(500);
        continue;
      }
      throw new EmbeddedServerError(`The embedded PostgreSQL did not start. Its log ${log} ends:\n${tail}`, { cause });
    }
  }
}

/** Stops the server and waits until its process has ended; what is underway is rolled back. */
export async function stopServer(site: Site): Promise<void> {
  const pid = await findServer(site);
  if (pid === undefined) return;
  await execute(site, site.binaries.pgCtl, [
    'stop',
    '-D',
    site.cluster,
    '-m',
    'fast',
    '-w',
    '-t',
    String(START_SECONDS),
    '-s',
  ]);
  // pg_ctl waits for the pid file only, which the server removes some moments before its process ends.
  const deadline = Date.now() + START_SECONDS * 1_000;
  while (isProcessAlive(pid)) {
    if (Date.now() > deadline)
      throw new EmbeddedServerError(`The server has removed its pid file, but its process ${pid} does not end.`);
    await sleep(10);
  }
}

/** The process of the server, if it lives. */
export async function findServer({ cluster }: Pick<Site, 'cluster'>): Promise<number | undefined> {
  const postmaster = await readPostmaster(cluster);
  return postmaster && isProcessAlive(postmaster.pid) ? postmaster.pid : undefined;
}

/** Where the server is reached, if one runs; the port is the one it wrote itself. */
export async function urlOf(site: Site, database: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(site.cluster);
  if (!postmaster || !isProcessAlive(postmaster.pid)) return undefined;
  if (site.transport === 'socket') return socketUrl(site.name, await socketFolder(site), database);
  return loopbackUrl(site.name, postmaster.port, await readFile(passwordFile(site), 'utf8'), database);
}

/** The address of a server that really answers; waits while one says that it is starting, stopping or recovering. */
async function connectString(site: Site, database: string): Promise<string | undefined> {
  const deadline = Date.now() + START_SECONDS * 1_000;
  for (;;) {
    const url = await urlOf(site, database);
    if (url === undefined) return undefined;
    const problem = await knock(url);
    if (problem === undefined) return url;
    if (problem !== '57P03' || Date.now() > deadline) return undefined;
    await sleep(100);
  }
}

/** Undefined when the server lets us in, else the code of the refusal. */
async function knock(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  }
}
