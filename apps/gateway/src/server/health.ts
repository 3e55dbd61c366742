import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../call/Services.ts';
import { together } from '../db/index.ts';
import { missingDocuments } from '../house/content/missingDocuments.ts';
import { isHeld } from '../money/signing/hold.ts';
import type { Drain, DrainReason } from './Drain.ts';

const RETRY_SECONDS = '1';

/** Where load balancers ask. */
export const HEALTH_PATH = '/health';

/** What a process can do now. */
export interface Health {
  readonly status: 'ok' | 'stopped' | DrainReason | 'starting' | 'down';
  readonly database: 'up' | 'starting' | 'down';
  readonly ledger: 'running' | 'stopped' | 'unknown';
  readonly sending?: 'running' | 'held';
  /** Documents that members agree to and cannot read, because nobody has published them. No reason to take the process out of service. */
  readonly missingDocuments?: readonly string[];
  readonly audit?: { readonly at: number | null; readonly ok: boolean; readonly complete: boolean };
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Somebody on this machine. A proxy on it speaks for others, and says so. */
const isOperator = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

type HealthServices = Pick<Services, 'db' | 'isDatabaseUp' | 'ledger' | 'log'>;

/** Returns a look at what this process can do now. */
export function healthOf({ db, isDatabaseUp, ledger, log }: HealthServices, drain: Drain): () => Promise<Health> {
  return async () => {
    if (drain.reason) return { status: drain.reason, database: 'up', ledger: 'unknown' };
    if (!isDatabaseUp()) return { status: 'starting', database: 'starting', ledger: 'unknown' };
    try {
      const isRunning = (await ledger.halted()) === undefined;
      const { at, ok, complete } = await ledger.auditStatus();
      const [held, missing] = await together(db, (reader) => [isHeld(reader), missingDocuments(reader)]);
      const sending = held ? 'held' : 'running';
      const facts = { database: 'up', sending, missingDocuments: missing, audit: { at, ok, complete } } as const;
      return isRunning
        ? { status: 'ok', ledger: 'running', ...facts }
        : { status: 'stopped', ledger: 'stopped', ...facts };
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      const status = isDatabaseUp() ? 'down' : 'starting';
      return { status, database: status, ledger: 'unknown' };
    }
  };
}

/**
 * Tells a load balancer whether this process can work: the database answers, and nobody has stopped the ledger. A caller
 * from another machine learns no more than that.
 *
 * On this machine, `audit` is for monitoring: an overdue or failed audit is an alarm, but no reason to take the process out
 * of service. So are missing documents: only staff on a gateway that runs can publish them. `starting` while the embedded database server restarts, `down` when the gateway cannot reach the database,
 * `stopping` when this process is about to end, `outdated` when it ends because a newer release has taken the database.
 */
export function health(app: FastifyInstance, look: () => Promise<Health>): void {
  app.get(HEALTH_PATH, { logLevel: 'silent' }, async (request, reply) => {
    const found = await look();
    const isOk = found.status === 'ok';
    if (found.database !== 'up') reply.header('retry-after', RETRY_SECONDS);
    return await reply.code(isOk ? 200 : 503).send(isOperator(request) ? found : { status: isOk ? 'ok' : 'not ok' });
  });
}
