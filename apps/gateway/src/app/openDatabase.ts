import type { Config } from '../config/index.ts';
import { createDb, type Db, type EmbeddedStep, migrate, startEmbedded } from '../db/index.ts';

/** A migrated database and the way to let go of it. */
export interface OpenDatabase {
  readonly db: Db;
  readonly url: string;
  close(): Promise<void>;
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
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  tell: (line: string) => void,
): Promise<OpenDatabase> {
  const server = databaseUrl ? undefined : await startEmbedded({ dataDir, onProgress: (step) => tell(STEPS[step]) });
  const url = databaseUrl ?? server?.url ?? '';
  const db = createDb({ url, applicationName: 'ezwallet gateway' });
  const close = async () => {
    await db.close();
    await server?.stop();
  };
  try {
    await migrate(db, { onApplied: (name) => tell(`Migrated: ${name}`) });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url, close };
}
