import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

const HASHED = /[/\\]assets[/\\]/;
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

/** Serves the built wallet: hashed files for ever, everything else freshly; unknown paths get the app's page. */
export async function staticWallet(app: FastifyInstance, { walletDir }: Config): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  if (walletDir) {
    await app.register(fastifyStatic, {
      root: walletDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: 'index.html',
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', HASHED.test(path) ? FOREVER : ALWAYS_ASK);
      },
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (walletDir && isPage(request)) {
      return await reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .type('text/html; charset=utf-8')
        .sendFile('index.html', walletDir);
    }
    return await notFound(reply);
  });

  if (!walletDir) {
    app.get('/', async (_request, reply) => {
      return await reply
        .type('text/plain; charset=utf-8')
        .send(`EZ Wallet gateway. No wallet is built: set WALLET_DIR, or run npm start.\n`);
    });
  }
}

/** A navigation: not a call, not a missing file. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '/';
  const isReserved = /^\/(?:api|sandbox|assets|health)(?:\/|$)/.test(path);
  return method === 'GET' && !isReserved && !/\.[a-z0-9]+$/i.test(path) && (headers.accept ?? '').includes('text/html');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: 'Not found.' }));
}
