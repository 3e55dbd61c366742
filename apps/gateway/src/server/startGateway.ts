import type { AddressInfo } from 'node:net';
import type { Services } from '../call/Services.ts';
import { type Config, ConfigError } from '../config/index.ts';
import { isSandbox } from '../db/index.ts';
import { walletOrigin } from '../config/walletOrigin.ts';
import { missingDocuments } from '../house/content/missingDocuments.ts';
import { repeat } from '../house/jobs/repeat.ts';
import { startJobs } from '../house/jobs/startJobs.ts';
import { sandboxGreeting } from '../sandbox/sandboxGreeting.ts';
import { reviewByItself } from '../sandbox/reviews.ts';
import { supportByItself } from '../sandbox/supporter.ts';
import { seedSandbox } from '../sandbox/seedSandbox.ts';
import { ScriptedPeople } from '../sandbox/scripted-people/ScriptedPeople.ts';
import { buildApp } from './buildApp.ts';
import { createLog } from './createLog.ts';
import { Drain } from './Drain.ts';
import { closeServices, createServices } from './createServices.ts';
import { healthOf } from './health.ts';
import { createMetrics } from './metrics/Metrics.ts';
import { startMetricsServer } from './metrics/metricsServer.ts';
import { openDatabase } from './openDatabase.ts';
import { ReleaseFence } from './ReleaseFence.ts';
import { startTraces } from '../traces/startTraces.ts';

/** A gateway that answers. */
interface RunningGateway {
  readonly address: string;
  /** Settles when a newer release has taken the database. Stop it then. */
  readonly outdated: Promise<void>;
  /** Finishes the running work, then stops calls, jobs, messages, and the database if nobody else uses it. */
  stop(): Promise<void>;
}

const OF_A_SANDBOX =
  'The database belongs to a sandbox: it has demo accounts with public passwords, and its clock may be ahead. Use another one, or set SANDBOX=1.';

/** How often the scripted people look what there is to do. */
const ROUND_EVERY = 1000;
/** How often the sandbox looks for applications to review, and for questions to support. */
const REVIEW_EVERY = 1000;

/** @returns a way to stop that waits for the running round */
function startScriptedPeople(services: Services): () => Promise<void> {
  const people = new ScriptedPeople(services);
  return repeat(ROUND_EVERY, async () => {
    await people.round().catch((error: unknown) => services.log.warn({ err: error }, 'scripted people did not act'));
  });
}

/** @returns a way to stop that waits for the running round */
function startReviews({ db, log, config: { policy } }: Services): () => Promise<void> {
  return repeat(REVIEW_EVERY, async () => {
    await reviewByItself(db).catch((error: unknown) => log.warn({ err: error }, 'applications not reviewed'));
    await supportByItself(db, policy).catch((error: unknown) => log.warn({ err: error }, 'support not answered'));
  });
}

const EMBEDDED =
  'real money on the embedded database: nobody but you copies DATA_DIR to another machine. Set DATABASE_URL to a server with backups.';

const NO_SIGNER =
  'this process holds the keys of the wallets: whoever breaks into it can pay everything out. Start a signer, and set SIGNER_SOCKET: docs/operating.md.';

const NO_PUSH =
  'browsers get no notifications: VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are not set. Make a pair: npx web-push generate-vapid-keys';

const NO_DOCUMENTS =
  'members cannot read the documents that they agree to: nobody has published them. Begin with drafts: npm run operator -- content drafts --as NAME. Adapt them, and have somebody else publish them.';

/**
 * Starts everything that a configuration asks for, in order, and undoes it in reverse.
 * @param stopping somebody does not want it any more: the start ends after its present step, and is undone
 * @throws {StartError}; the reason of `stopping`
 */
export async function startGateway(
  config: Config,
  tell: (line: string) => void,
  stopping?: AbortSignal,
): Promise<RunningGateway> {
  const log = createLog(config);
  if (!config.sandbox && config.databaseUrl === undefined) log.warn(EMBEDDED);
  if (!config.sandbox && config.signerSocket === undefined && (config.evm.length > 0 || config.tron || config.bitcoin))
    log.warn(NO_SIGNER);
  if ('__proto__' in Object.prototype) {
    log.warn('start node with --disable-proto=delete: without it one careless assignment can change every object');
  }
  const undo: (() => Promise<unknown>)[] = [];
  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= undoAll());
  try {
    stopping?.throwIfAborted();
    if (config.traces) undo.push(await startTraces(config.traces, config.version, log));
    const database = await openDatabase(config, { tell, supervisedBy: log, stopping });
    undo.push(database.close);
    if (!config.sandbox && (await isSandbox(database.db))) throw new ConfigError([OF_A_SANDBOX]);
    const services = await createServices(config, database, log);
    undo.push(() => closeServices(services));
    stopping?.throwIfAborted();
    if (config.sandbox) await seedSandbox(services);
    else await services.messenger.check();
    if (!services.push) log.warn(NO_PUSH);
    const missing = await missingDocuments(services.db);
    if (missing.length > 0) log.error({ missing }, NO_DOCUMENTS);
    const drain = new Drain();
    // It opens the stored keys, and a wrong MASTER_KEY must not get as far as the jobs.
    const metrics = createMetrics(config.version);
    const fence = new ReleaseFence(database.release, { services, drain, metrics });
    const app = await buildApp(services, drain, metrics, (error) => fence.explains(error));
    stopping?.throwIfAborted();
    const jobs = await startJobs(services, database.url);
    undo.push(jobs.stop);
    if (config.sandbox) undo.push(startReviews(services));
    if (config.scriptedPeople) undo.push(startScriptedPeople(services));
    if (config.metrics) {
      const watched = { services, metrics, health: healthOf(services, drain) };
      const server = await startMetricsServer(watched, config.metrics);
      undo.push(server.stop);
      log.info({ address: server.address }, 'monitoring can read');
    }
    undo.push(fence.watch());
    undo.push(() => drain.close(app, config.policy.http.drain));
    stopping?.throwIfAborted();
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    const address = walletOrigin({ ...config, port });
    tell(`EZ Wallet ${config.version} answers on ${address}`);
    if (config.sandbox) tell(sandboxGreeting(address, config));
    return { address, outdated: fence.fallen, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
