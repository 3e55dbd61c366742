import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { run, type Runner, type RunnerOptions, type Task } from 'graphile-worker';
import { openPool } from '../../db/index.ts';
import { tracedJob } from '../../traces/traced.ts';

interface QueueOptions extends Omit<RunnerOptions, 'pgPool' | 'taskList' | 'connectionString'> {
  readonly connectionString: string;
  /** The work of each job, by its name. */
  readonly tasks: Readonly<Record<string, Task>>;
}

/** The jobs of this process, as they are added and ended. */
export type Queue = Pick<Runner, 'addJob'> & { stop(): Promise<void> };

const RETRY_AFTER = 1000;
/** As many as jobs run at the same time, and one that hears of new ones. */
const CONNECTIONS = 3;

/**
 * Runs jobs until told to stop. The library gives up when the database goes away while it finishes a job, and without a
 * batch it even leaves a rejection to nobody, which ends the process. So jobs are finished in batches, and a runner that has
 * given up is followed by another one.
 */
export async function runQueue(
  { connectionString, tasks, ...options }: QueueOptions,
  log: FastifyBaseLogger,
): Promise<Queue> {
  // The library does not wait for the end of a pool of its own, and hears nothing of what ends its connections meanwhile.
  const pgPool = openPool({ connectionString, max: CONNECTIONS });
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (...job) => tracedJob(name, async () => await task(...job)),
    ]),
  );
  const patient = {
    ...options,
    taskList,
    pgPool,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
  const ending = new AbortController();
  let runner = await run(patient).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  const watching = watch();
  return {
    addJob: (...job) => runner.addJob(...job),
    async stop() {
      ending.abort();
      await end();
      await watching;
      await pgPool.end();
    },
  };

  /** A runner that has given up has nothing to stop. */
  async function end(): Promise<void> {
    await runner.stop().catch(() => undefined);
  }

  async function watch(): Promise<void> {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'the jobs of this process stopped'));
      if (!(await begin())) return;
    }
  }

  /** @returns false when told to stop first */
  async function begin(): Promise<boolean> {
    while (!ending.signal.aborted) {
      await sleep(RETRY_AFTER, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) break;
      try {
        runner = await run(patient);
        if (!ending.signal.aborted) return true;
        await end();
      } catch (error) {
        log.warn({ err: error }, 'the jobs of this process cannot start');
      }
    }
    return false;
  }
}
