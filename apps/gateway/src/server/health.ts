import type { FastifyInstance } from 'fastify';
import type { Services } from '../call/Services.ts';
import type { Drain } from './Drain.ts';

const RETRY_SECONDS = '1';

/** Where load balancers ask. */
export const HEALTH_PATH = '/health';

/**
 * Tells a load balancer whether this process can work: the database answers, and nobody has stopped the ledger.
 * `audit` is for monitoring: an overdue or failed audit is an alarm, but no reason to take the process out of service.
 * `starting` while the embedded database server restarts, `down` when the gateway cannot reach the database, `stopping`
 * when this process is about to end.
 */
export function health(app: FastifyInstance, { isDatabaseUp, ledger, log }: Services, drain: Drain): void {
  app.get(HEALTH_PATH, { logLevel: 'silent' }, async (_request, reply) => {
    const unavailable = (status: 'starting' | 'down') =>
      reply.code(503).header('retry-after', RETRY_SECONDS).send({ status, database: status, ledger: 'unknown' });

    if (drain.isOn) return await reply.code(503).send({ status: 'stopping', database: 'up', ledger: 'unknown' });
    if (!isDatabaseUp()) return await unavailable('starting');
    try {
      const isRunning = (await ledger.halted()) === undefined;
      const { at, ok, complete } = await ledger.auditStatus();
      return await reply.code(isRunning ? 200 : 503).send({
        status: isRunning ? 'ok' : 'stopped',
        database: 'up',
        ledger: isRunning ? 'running' : 'stopped',
        audit: { at, ok, complete },
      });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return await unavailable(isDatabaseUp() ? 'down' : 'starting');
    }
  });
}
