import type { FastifyInstance } from 'fastify';
import { sql } from '../db/index.ts';
import type { Services } from './Services.ts';

/** Tells a load balancer whether this process can work: the database answers, and the ledger has not been stopped. */
export function health(app: FastifyInstance, { db, ledger, log }: Services): void {
  app.get('/health', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await db.one(sql`select 1 as up`);
      const isRunning = (await ledger.halted()) === undefined;
      return await reply
        .code(isRunning ? 200 : 503)
        .send({ status: isRunning ? 'ok' : 'stopped', database: 'up', ledger: isRunning ? 'running' : 'stopped' });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return await reply.code(503).send({ status: 'down', database: 'down', ledger: 'unknown' });
    }
  });
}
