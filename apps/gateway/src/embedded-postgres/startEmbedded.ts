import { chmod, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedServerError } from './EmbeddedServerError.ts';
import { initializeCluster } from './initializeCluster.ts';
import { locateBinaries } from './locateBinaries.ts';
import { CONNECT_TIMEOUT_MS, ensureRunning, findServer, stopServer, urlOf } from './serverProcess.ts';
import { findBarrier, findServerUser, handOver } from './serverUser.ts';
import type { Site, Transport } from './Site.ts';
import { type ServerEvent, superviseServer } from './superviseServer.ts';
import { isServerUsed, returnTicket, takeTicket } from './tickets.ts';
import { withStarterLock } from './withStarterLock.ts';

/** What the launcher is doing, for a line on the terminal. */
export type EmbeddedStep = 'copy' | 'initialize' | 'start' | 'adopt' | 'ready';

export interface EmbeddedOptions {
  /** Of the database and its superuser: lower-case letters. */
  readonly name: string;
  /** The server lives in `postgres/` below it. */
  readonly dataDir: string;
  readonly onProgress?: (step: EmbeddedStep) => void;
  /** Hears of the server's death and return. Without it nobody brings the server back. */
  readonly onEvent?: (event: ServerEvent) => void;
  /** The folder of another release of the package with the binaries; default the installed one. */
  readonly release?: string | undefined;
  /** Default: a socket, and on Windows a loopback port. */
  readonly transport?: Transport;
}

export interface EmbeddedServer {
  /** Of the database. */
  readonly url: string;
  /** True when the server was already running. */
  readonly adopted: boolean;
  /** False while a supervised server is being brought back. */
  isUp(): boolean;
  /** Lets go of the server; the last process that uses it stops it. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server from the npm registry's binaries, or adopts the one that already runs on this
 * folder: after a killed gateway, or beside other gateway processes. With `onEvent` it is started again whenever it
 * dies, by one of the processes that use it.
 *
 * @throws {EmbeddedServerError} where it cannot run; the message tells the way out
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { onProgress: report = () => undefined, onEvent } = options;
  const site = await prepareSite(options, report);
  const { folder } = site;
  const { url, isOurs, ticket } = await withStarterLock(folder, async () => {
    await initializeCluster(site, () => report('initialize'));
    const server = await ensureRunning(site, () => report('start'));
    try {
      await createDatabase(server.url, site.name);
      report(server.isOurs ? 'ready' : 'adopt');
      const own = (await urlOf(site, site.name)) ?? server.url;
      return { url: own, isOurs: server.isOurs, ticket: await takeTicket(site) };
    } catch (error) {
      // Nobody would stop it later.
      if (server.isOurs && !(await isServerUsed(site))) await stopServer(site);
      throw error;
    }
  });

  const supervision = onEvent && superviseServer(supervised(site), onEvent);
  return {
    url,
    adopted: !isOurs,
    isUp: () => supervision?.isUp() ?? true,
    async stop() {
      await supervision?.stop();
      await withStarterLock(folder, async () => {
        await returnTicket(ticket);
        if (!(await isServerUsed(site))) await stopServer(site);
      });
    },
  };
}

async function prepareSite(options: EmbeddedOptions, report: (step: EmbeddedStep) => void): Promise<Site> {
  await mkdir(join(options.dataDir, 'postgres'), { recursive: true });
  const folder = join(await realpath(options.dataDir), 'postgres');
  const cluster = join(folder, 'cluster');
  const user = await findServerUser(cluster, options.name);
  await chmod(folder, 0o755);
  await handOver(folder, user);
  const barrier = user && (await findBarrier(folder, user));
  if (barrier) {
    throw new EmbeddedServerError(
      `The server runs as ${user.name}, who cannot enter ${barrier}. Choose another folder, such as /var/lib/${options.name}.`,
    );
  }
  const binaries = await withStarterLock(folder, () =>
    locateBinaries(folder, user, () => report('copy'), options.release),
  );
  const transport = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket');
  return { name: options.name, folder, cluster, user, binaries, transport };
}

/** Of the processes that miss the server, the first under the lock starts it; the others find it running. */
function supervised(site: Site): Parameters<typeof superviseServer>[0] {
  return {
    isAlive: async () => (await findServer(site)) !== undefined,
    revive: () => withStarterLock(site.folder, () => ensureRunning(site, () => undefined)),
  };
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
