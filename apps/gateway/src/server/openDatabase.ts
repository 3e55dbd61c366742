import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/index.ts';
import {
  assertReachable,
  createDb,
  type Db,
  type EmbeddedStep,
  migrate,
  type Release,
  type ServerEvent,
  startEmbedded,
} from '../db/index.ts';
import { processes } from '../house/jobs/processes.ts';
import { checkProcesses } from '../process/checkProcesses.ts';
import { installQueue } from '../queue/queue.ts';

/** A migrated database, and how to close it. */
export interface OpenDatabase {
  readonly db: Db;
  readonly url: string;
  /** The schema that this process has found or made. */
  readonly release: Release;
  /** False while the embedded server restarts; always true for an external server. */
  isUp(): boolean;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** Gets the progress of the start, in words for a terminal. */
  readonly tell: (line: string) => void;
  /** With a log, the gateway restarts the embedded server when it dies, and logs that here. */
  readonly supervisedBy?: FastifyBaseLogger;
  /** Somebody does not want the process any more: what is open already is closed. */
  readonly stopping?: AbortSignal | undefined;
}

const STEPS: Record<EmbeddedStep, string> = {
  copy: 'Copying the database server to a folder it may run in …',
  initialize: 'Creating the database …',
  start: 'Starting the database …',
  adopt: 'Using the database server that already runs …',
  ready: 'The database is ready.',
};

/** Opens the configured PostgreSQL, or the embedded one below the data folder, and brings its schema up to date. */
export async function openDatabase(
  { databaseUrl, dataDir, sandbox }: Pick<Config, 'databaseUrl' | 'dataDir' | 'sandbox'>,
  { tell, supervisedBy: log, stopping }: OpenDatabaseOptions,
): Promise<OpenDatabase> {
  const server = databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir,
        onProgress: (step) => tell(STEPS[step]),
        ...(log && { onEvent: (event) => logEvent(log, event) }),
      });
  const url = databaseUrl ?? server?.url ?? '';
  const db = createDb({ url, applicationName: 'ezwallet gateway' });
  const close = async () => {
    await db.close();
    await server?.stop();
  };
  try {
    stopping?.throwIfAborted();
    if (databaseUrl) await assertReachable(db, databaseUrl);
    const { applied, release } = await migrate(db, { mayGoBack: sandbox });
    if (applied.length > 0) tell(`Migrated ${applied.length} files: ${applied[0]} to ${applied.at(-1)}.`);
    await checkProcesses(db, processes);
    await installQueue(url);
    stopping?.throwIfAborted();
    return { db, url, release, isUp: () => server?.isUp() ?? true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function logEvent(log: FastifyBaseLogger, event: ServerEvent): void {
  switch (event.kind) {
    case 'lost':
      return log.error('the database server is gone; starting it again');
    case 'failed': {
      const { error, attempt, retryIn } = event;
      return log.error({ err: error, attempt, retryIn }, 'the database server does not start');
    }
    case 'back': {
      const { outage, isOurs } = event;
      return log.warn(
        { outage, startedBy: isOurs ? 'this process' : 'another process' },
        'the database server is back',
      );
    }
  }
}
