import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { isProcessAlive } from './isProcessAlive.ts';
import { type Binaries, locateBinaries } from './locateBinaries.ts';
import { readPostmaster, removeStaleLocks } from './postmasterFile.ts';
import { findBarrier, findServerUser, handOver, type ServerUser } from './serverUser.ts';
import { freePort, loopbackUrl, socketFolder, socketUrl, SUPERUSER, type Transport } from './transports.ts';
import { withStarterLock } from './withStarterLock.ts';

/** What the launcher is doing, for a line on the terminal. */
export type EmbeddedStep = 'copy' | 'initialize' | 'start' | 'adopt' | 'ready';

export interface EmbeddedOptions {
  /** The server lives in `postgres/` below it. */
  readonly dataDir: string;
  readonly onProgress?: (step: EmbeddedStep) => void;
  /** Default: a socket, and on Windows a loopback port. */
  readonly transport?: Transport;
}

export interface EmbeddedServer {
  /** Of the database `ezwallet`. */
  readonly url: string;
  /** True when the server was already running. */
  readonly adopted: boolean;
  /** Lets go of the server; the last process that uses it stops it. */
  stop(): Promise<void>;
}

const DATABASE = 'ezwallet';
const START_SECONDS = 60;
const CONNECT_TIMEOUT_MS = 5_000;
const run = promisify(execFile);

/** Everything a start needs to know about its place. */
interface Site {
  readonly folder: string;
  readonly cluster: string;
  readonly user: ServerUser | undefined;
  readonly binaries: Binaries;
  readonly transport: Transport;
  readonly report: (step: EmbeddedStep) => void;
}

/**
 * Starts a real PostgreSQL server from the npm registry's binaries, or adopts the one that already runs on this
 * folder: after a killed gateway, or beside other gateway processes.
 *
 * @throws {EmbeddedServerError} where it cannot run; the message tells the way out
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const report = options.onProgress ?? (() => undefined);
  await mkdir(options.dataDir, { recursive: true });
  const folder = join(await realpath(options.dataDir), 'postgres');
  const cluster = join(folder, 'cluster');
  const users = join(folder, 'users');
  const user = await findServerUser(cluster);
  await mkdir(users, { recursive: true });
  await chmod(folder, 0o755);
  await handOver(folder, user);
  const barrier = user && (await findBarrier(folder, user));
  if (barrier) {
    throw new EmbeddedServerError(`The server runs as ${user.name}, who cannot enter ${barrier}. Set DATA_DIR to another folder, such as /var/lib/ezwallet.`);
  }

  return withStarterLock(folder, async () => {
    const binaries = await locateBinaries(folder, user, () => report('copy'));
    const transport = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket');
    const site: Site = { folder, cluster, user, binaries, transport, report };
    await initialize(site);
    const running = await connectString(site, 'postgres', { whileStarting: true });
    if (running === undefined) await start(site);
    const admin = running ?? (await connectString(site, 'postgres', { whileStarting: true }));
    if (admin === undefined) throw new EmbeddedServerError(`The server started but does not answer.\n${await logTail(site)}`);
    await createDatabase(admin);
    report(running === undefined ? 'ready' : 'adopt');
    const ticket = join(users, `${process.pid}-${randomUUID()}`);
    await writeFile(ticket, '');
    const url = (await urlOf(site, DATABASE)) ?? admin;
    return { url, adopted: running !== undefined, stop: () => withStarterLock(folder, () => letGo(site, ticket)) };
  });
}

/** Builds the cluster under another name first: an interrupted initdb leaves nothing that looks like a database. */
async function initialize(site: Site): Promise<void> {
  const exists = await stat(join(site.cluster, 'PG_VERSION')).then(() => true, () => false);
  if (exists) return;
  site.report('initialize');
  const leftovers = (await readdir(site.folder)).filter((name) => name.startsWith('cluster.'));
  await Promise.all(leftovers.map((name) => rm(join(site.folder, name), { recursive: true })));
  const draft = join(site.folder, `cluster.${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(site.folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await handOver(passwordFile, site.user);
  await execute(site, site.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
  ]);
  await appendFile(join(draft, 'postgresql.conf'), `\ninclude = '../server.conf'\n`);
  await rename(draft, site.cluster);
}

/** fsync, full_page_writes and synchronous_commit stay on: an acknowledged transfer survives a power cut. */
async function writeSettings(site: Site, socketDir: string | undefined): Promise<void> {
  const place =
    socketDir !== undefined
      ? [`listen_addresses = ''`, `unix_socket_directories = '${quote(socketDir)}'`, 'unix_socket_permissions = 0700']
      : [`listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, `port = ${await freePort()}`];
  const settings = [...place, 'max_connections = 200', `timezone = 'UTC'`, `lc_messages = 'C'`, 'jit = off', 'max_wal_size = 1GB'];
  const file = join(site.folder, 'server.conf');
  await writeFile(file, `# Written at every start.\n${settings.join('\n')}\n`);
  await handOver(file, site.user);
}

async function start(site: Site): Promise<void> {
  site.report('start');
  const socketDir = site.transport === 'socket' ? await socketFolder(site.folder, site.user) : undefined;
  await removeStaleLocks(site.cluster, socketDir);
  await writeSettings(site, socketDir);
  const log = join(site.folder, 'server.log');
  const args = ['start', '-D', site.cluster, '-l', log, '-w', '-t', String(START_SECONDS), '-s'];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(site, site.binaries.pgCtl, args);
      return;
    } catch (cause) {
      const tail = await logTail(site);
      // The workers of a killed server take a moment to notice, and hold its shared memory until then.
      if (attempt < 10 && /pre-existing shared memory block|lock file .* already exists/.test(tail)) {
        await sleep(500);
        continue;
      }
      throw new EmbeddedServerError(`The embedded PostgreSQL did not start. Its log ${log} ends:\n${tail}`, { cause });
    }
  }
}

/** Where the server is reached, if one runs; the port is the one it wrote itself. */
async function urlOf(site: Site, database: string): Promise<string | undefined> {
  const postmaster = await readPostmaster(site.cluster);
  if (!postmaster || !isProcessAlive(postmaster.pid)) return undefined;
  if (site.transport === 'socket') return socketUrl(await socketFolder(site.folder, site.user), database);
  return loopbackUrl(postmaster.port, await readFile(join(site.folder, 'password'), 'utf8'), database);
}

/** The address of a server that really answers; waits while one says that it is starting, stopping or recovering. */
async function connectString(site: Site, database: string, { whileStarting }: { whileStarting: boolean }): Promise<string | undefined> {
  const deadline = Date.now() + START_SECONDS * 1_000;
  for (;;) {
    const url = await urlOf(site, database);
    if (url === undefined) return undefined;
    const problem = await knock(url);
    if (problem === undefined) return url;
    if (problem !== '57P03' || !whileStarting || Date.now() > deadline) return undefined;
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

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function letGo(site: Site, ticket: string): Promise<void> {
  const users = join(site.folder, 'users');
  await rm(ticket, { force: true });
  for (const name of await readdir(users)) {
    if (isProcessAlive(Number.parseInt(name, 10))) return;
    await rm(join(users, name), { force: true });
  }
  if ((await urlOf(site, DATABASE)) === undefined) return;
  await execute(site, site.binaries.pgCtl, ['stop', '-D', site.cluster, '-m', 'fast', '-w', '-t', String(START_SECONDS), '-s']);
}

/** Runs a program of the server, as its user, with an environment of ours only: a stray PGDATA or locale changes nothing. */
async function execute(site: Site, program: string, args: readonly string[]): Promise<void> {
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

async function logTail(site: Site): Promise<string> {
  const text = await readFile(join(site.folder, 'server.log'), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}

function quote(value: string): string {
  return value.replaceAll("'", "''");
}
