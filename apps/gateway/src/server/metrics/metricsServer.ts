import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Metrics } from './Metrics.ts';
import { type HouseServices, readHouseNumbers } from './houseNumbers.ts';

/** The things that the port for monitoring shows. */
interface Watched {
  readonly services: HouseServices;
  readonly metrics: Metrics;
  /** A look at what the process can do now: `ok`, or why not. */
  readonly health: () => Promise<{ readonly status: string; readonly missingDocuments?: readonly string[] }>;
}

/** The address to listen on. */
interface Place {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

type Answer = readonly [status: number, type: string, text: string];

const PLAIN = 'text/plain; charset=utf-8';

/**
 * Serves `/metrics` for Prometheus, and `/live` and `/ready` for what starts and stops processes, on a port of its own: whoever
 * reaches members' port learns nothing here. `/live` says that the process answers; `/ready` that it can work.
 *
 * @returns its address, and how to stop it
 */
export async function startMetricsServer(
  { services, metrics, health }: Watched,
  place: Place,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/metrics': async () => [200, metrics.contentType, await metrics.write(await readHouseNumbers(services))],
    '/live': () => Promise.resolve([200, PLAIN, 'live\n']),
    '/ready': async () => {
      const { status, missingDocuments = [] } = await health();
      // A second line, because the process can work: a balancer reads the number, a person the words.
      const missing = missingDocuments.length > 0 ? `not published: ${missingDocuments.join(', ')}\n` : '';
      return [status === 'ok' ? 200 : 503, PLAIN, `${status}\n${missing}`];
    },
  };
  const server: Server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[(request.url ?? '').split('?', 1)[0] ?? ''] : undefined;
    const written = answer?.() ?? Promise.resolve([404, PLAIN, 'not found\n'] as const);
    void written
      .catch((error: unknown): Answer => {
        services.log.error({ err: error }, 'monitoring was not answered');
        return [500, PLAIN, 'failed\n'];
      })
      .then(([status, type, text]) => response.writeHead(status, { 'content-type': type }).end(text));
  });
  server.listen(place);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
