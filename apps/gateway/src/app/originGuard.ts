import { dialect } from '@ezwallet/api-client/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

const PREFLIGHT_SECONDS = '600';

/**
 * Lets only our own pages, and those of origins listed one by one, call the API. The request id header is required, so
 * that a foreign page cannot send even a simple request without the preflight that refuses it.
 */
export function originGuard(app: FastifyInstance, { allowedOrigins, publicOrigin }: Config): void {
  const { basePath, headers } = dialect;
  const listed = new Set([...allowedOrigins, ...(publicOrigin ? [publicOrigin] : [])]);
  const allowedHeaders = ['content-type', ...Object.values(headers)].join(', ');

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${basePath}/`)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !isOwn(request, origin)) {
      if (!listed.has(origin)) return await reply.code(403).send({ message: 'This origin may not call the API.' });
      reply.header('Access-Control-Allow-Origin', origin).header('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      return await reply
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', allowedHeaders)
        .header('Access-Control-Max-Age', PREFLIGHT_SECONDS)
        .code(204)
        .send();
    }
    if (!request.headers[headers.requestId])
      return await reply.code(403).send({ message: 'The request id header is missing.' });
  });
}

function isOwn(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
