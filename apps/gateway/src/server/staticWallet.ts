import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';
import type { SigningKeys } from './envelope/signingKeys.ts';
import { createWalletPage } from './walletPage.ts';

const HASHED = /[/\\]assets[/\\]/;
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';

const SERVICE_WORKER = 'service-worker.js';

/**
 * Takes the place of a worker that browsers still have, when there is none any more: deletes what it kept, and itself. Its
 * pages stay open, and ask the server again.
 */
const LAST_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Serves the built wallet: hashed files for ever, everything else freshly; unknown paths get the app's page. */
export async function staticWallet(app: FastifyInstance, config: Config, keys: SigningKeys): Promise<void> {
  const { walletDir, serviceWorker } = config;
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  if (walletDir) {
    await app.register(fastifyStatic, {
      root: walletDir,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? FOREVER : ALWAYS_ASK);
        reply.header('vary', 'accept-encoding');
      },
    });
  }

  if (!walletDir || !serviceWorker || !existsSync(join(walletDir, SERVICE_WORKER))) {
    app.get(`/${SERVICE_WORKER}`, async (_request, reply) => {
      return await reply.header('cache-control', ALWAYS_ASK).type('text/javascript; charset=utf-8').send(LAST_WORKER);
    });
  }

  const readPage = walletDir && createWalletPage(walletDir, keys, config);
  app.setNotFoundHandler(async (request, reply) =>
    readPage && isPage(request) ? await sendPage(request, reply.code(200)) : await notFound(reply),
  );

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!readPage) return notFound(reply);
    const { html, tag } = await readPage();
    reply.header('cache-control', ALWAYS_ASK).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return await reply.code(304).send();
    return await reply.type('text/html; charset=utf-8').send(html);
  }

  if (walletDir) {
    for (const path of ['/', '/index.html']) app.get(path, sendPage);
  } else {
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
