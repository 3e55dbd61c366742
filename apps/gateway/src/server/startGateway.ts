import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/index.ts';
import { walletOrigin } from '../config/walletOrigin.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { sandboxGreeting } from '../sandbox/sandboxGreeting.ts';
import { seedSandbox } from '../sandbox/seedSandbox.ts';
import { buildApp } from './buildApp.ts';
import { createLog } from './createLog.ts';
import { closeServices, createServices } from './createServices.ts';
import { openDatabase } from './openDatabase.ts';

/** A gateway that answers. */
interface RunningGateway {
  readonly address: string;
  /** Finishes the running work, then stops calls, jobs, messages, and the database if nobody else uses it. */
  stop(): Promise<void>;
}

/** Starts everything that a configuration asks for, in order, and undoes it in reverse. */
export async function startGateway(config: Config, tell: (line: string) => void): Promise<RunningGateway> {
  const log = createLog(config);
  if ('__proto__' in Object.prototype) {
    log.warn('start node with --disable-proto=delete: without it one careless assignment can change every object');
  }
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const database = await openDatabase(config, { tell, supervisedBy: log });
    undo.push(database.close);
    const services = await createServices(config, database, log);
    undo.push(() => closeServices(services));
    if (config.sandbox) await seedSandbox(services);
    const jobs = await startJobs(services, database.url);
    undo.push(jobs.stop);
    const app = await buildApp(services);
    undo.push(() => closeApp(app, config.policy.http.drain));
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    const address = walletOrigin({ ...config, port });
    tell(`EZ Wallet ${config.version} answers on ${address}`);
    if (config.sandbox) tell(sandboxGreeting(address));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const LOOK_EVERY = 50;

/**
 * Stops listening and waits for running calls, but not for the connections that browsers keep open after them.
 * @param limit milliseconds after which what is still underway is cut off
 */
async function closeApp(app: FastifyInstance, limit: number): Promise<void> {
  const closing = app.close();
  const dropIdle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limit);
  try {
    await closing;
  } finally {
    clearInterval(dropIdle);
    clearTimeout(cutOff);
  }
}
