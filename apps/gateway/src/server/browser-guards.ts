import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dialect } from '@ezwallet/api-client/envelope';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/index.ts';

const PREFLIGHT_SECONDS = '600';

/**
 * Lets only our own pages and those of listed origins call the API. Every call needs the request id header, so that a
 * foreign page cannot send even a simple request without a preflight, which fails.
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

const YEAR_SECONDS = 31_536_000;
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** Strict headers on every answer: no inline code except that of the wallet's own page, nothing from other origins. */
export async function securityHeaders(app: FastifyInstance, { walletDir, publicOrigin }: Config): Promise<void> {
  const inline = inlineHashes(walletDir);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.script],
        styleSrc: ["'self'", ...inline.style],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // The wallet's one policy lets workers of its own origin through; no text becomes markup or code.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: publicOrigin?.startsWith('https:')
      ? { maxAge: YEAR_SECONDS, includeSubDomains: true }
      : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
    reply.header('Cross-Origin-Embedder-Policy-Report-Only', 'credentialless');
  });
}

/** Hashes of the inline elements of the wallet's page, so that these and no others run (CSP level 3, section 2.3.1). */
function inlineHashes(walletDir: string | undefined): { script: string[]; style: string[] } {
  const hashes: { script: string[]; style: string[] } = { script: [], style: [] };
  if (!walletDir) return hashes;
  for (const [, element, content = ''] of readFileSync(join(walletDir, 'index.html'), 'utf8').matchAll(INLINE)) {
    const hash = createHash('sha256').update(content).digest('base64');
    hashes[element as 'script' | 'style'].push(`'sha256-${hash}'`);
  }
  return hashes;
}
