import { Logger, runMigrations } from 'graphile-worker';

/** Brings the tables of the job queue up to date, so that jobs can be added before any worker runs. */
export async function installQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
}
