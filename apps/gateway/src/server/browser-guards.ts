import { isIP } from 'node:net';
import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import { HEALTH_PATH } from './health.ts';

const PREFLIGHT_SECONDS = '600';
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;

/** Whether a request is a call of the API: by the route that the router chose, because one path has many spellings. */
export function isCall({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith(`${dialect.basePath}/`) ?? false;
}

/**
 * Answers under the gateway's own names only. Otherwise a page of a foreign name that suddenly resolves to this machine
 * could read what the gateway says (DNS rebinding). An address in place of a name is fine: it resolves to nothing else.
 * A balancer may ask for the health under any name.
 */
export function hostGuard(app: FastifyInstance, { hostNames, publicOrigin, sandbox }: Config): void {
  const own = new Set(hostNames.map((name) => name.toLowerCase()));
  if (publicOrigin) own.add(new URL(publicOrigin).hostname);
  if (sandbox) own.add('localhost');
  const isOwn = (host: string) => {
    const name = HOST.exec(host)?.[1]?.toLowerCase();
    return name !== undefined && (own.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === HEALTH_PATH) return;
    // A proxy's word about the name comes on top: a page could send that header too.
    if (isOwn(request.headers.host ?? '') && isOwn(request.host)) return;
    const message = 'This is not a name of this gateway. Use its public address, or add the name to HOST_NAMES.';
    return await reply.code(421).send({ message });
  });
}

/**
 * Lets only our own pages and those of listed origins call the API. Every call needs the request id header, so that a
 * foreign page cannot send even a simple request without a preflight, which fails.
 */
export function originGuard(app: FastifyInstance, { allowedOrigins, publicOrigin }: Config): void {
  const { basePath, headers } = dialect;
  const listed = new Set([...allowedOrigins, ...(publicOrigin ? [publicOrigin] : [])]);
  const allowedHeaders = ['content-type', ...Object.values(headers)].join(', ');

  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (origin !== undefined && !isOwn(request, origin)) {
      if (!listed.has(origin)) return await reply.code(403).send({ message: 'This origin may not call the API.' });
      reply.header('Access-Control-Allow-Origin', origin).header('Vary', 'Origin');
    }
    if (request.method !== 'OPTIONS' && !request.headers[headers.requestId])
      return await reply.code(403).send({ message: 'The request id header is missing.' });
  });

  app.options(
    `${basePath}/*`,
    async (_request, reply) =>
      await reply
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', allowedHeaders)
        .header('Access-Control-Max-Age', PREFLIGHT_SECONDS)
        .code(204)
        .send(),
  );
}

function isOwn(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
