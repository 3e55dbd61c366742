import type { FastifyInstance } from 'fastify';
import { sql } from '../db/index.ts';
import type { Services } from '../call/Services.ts';

const RETRY_SECONDS = '1';

/**
 * Tells a load balancer whether this process can work: the database answers, and the ledger has not been stopped.
 * `starting` while the embedded database server is being brought back, `down` when the database cannot be reached.
 */
export function health(app: FastifyInstance, { db, isDatabaseUp, ledger, log }: Services): void {
  app.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    const unavailable = (status: 'starting' | 'down') =>
      reply.code(503).header('retry-after', RETRY_SECONDS).send({ status, database: status, ledger: 'unknown' });

    if (!isDatabaseUp()) return await unavailable('starting');
    try {
      await db.one(sql`select 1 as up`);
      const isRunning = (await ledger.halted()) === undefined;
      return await reply
        .code(isRunning ? 200 : 503)
        .send({ status: isRunning ? 'ok' : 'stopped', database: 'up', ledger: isRunning ? 'running' : 'stopped' });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return await unavailable(isDatabaseUp() ? 'down' : 'starting');
    }
  });
}
