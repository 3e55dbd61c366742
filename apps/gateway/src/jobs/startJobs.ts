import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Services } from '../app/Services.ts';
import { pruneExpired } from './pruneExpired.ts';

const FOLD_EVERY = 1000;

/** Work that no request waits for. */
export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Starts the jobs of this process. Each minute one process of all audits the ledger, and every five minutes one
 * forgets what has expired; each process folds waiting entries into the system accounts.
 */
export async function startJobs(services: Services, databaseUrl: string): Promise<Jobs> {
  const { ledger, log, db } = services;
  const runner = await run({
    connectionString: databaseUrl,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    logger: new Logger(
      () => (level, message) =>
        log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ job: true }, message),
    ),
    taskList: {
      audit: async () => {
        const { ok, violations } = await ledger.audit();
        if (!ok) log.fatal({ violations: broken(violations) }, 'the ledger is broken; money is stopped');
      },
      prune: async () => await pruneExpired(db, ledger),
    },
    parsedCronItems: parseCronItems([
      { task: 'audit', match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
      { task: 'prune', match: '*/5 * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } },
    ]),
  });
  const stopFolding = repeat(FOLD_EVERY, async () => {
    await ledger.fold().catch((error: unknown) => log.warn({ err: error }, 'entries not folded'));
  });
  return {
    async stop() {
      await stopFolding();
      await runner.stop();
    },
  };
}

/** Runs work again and again, a pause after each run. @returns a way to stop that waits for a run underway */
function repeat(pause: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let isBusy = false;
  let underway: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (isBusy || isStopped) return;
    isBusy = true;
    underway = work().finally(() => {
      isBusy = false;
    });
  }, pause);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await underway;
  };
}

/** Counts as text: JSON has no bigint. */
function broken(violations: Readonly<Record<string, bigint>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(violations).flatMap(([name, count]) => (count === 0n ? [] : [[name, String(count)]])),
  );
}
