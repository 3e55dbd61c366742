import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { dialect, EnvelopeError, readKeyRequest } from '@ezwallet/api-client/envelope';
import type { FastifyInstance } from 'fastify';
import { readDevice } from './readDevice.ts';
import type { Services } from '../../call/Services.ts';
import type { WindowCounter } from '../../call/WindowCounter.ts';
import { answerKeyFault } from './bodies.ts';
import type { KeySessions } from './KeySessions.ts';
import type { ServerKey } from './loadServerKey.ts';

const BINARY = 'application/octet-stream';

/** The two calls before envelope version 1 (protocol, section 1): `p1` gives the server's key, `p2` a session key. */
export function keyExchange(
  app: FastifyInstance,
  services: Services,
  windows: WindowCounter,
  keys: KeySessions,
  serverKey: ServerKey,
): void {
  const { basePath, exchangePaths, rsa } = dialect;
  const { config, clock } = services;
  // A deployment may do without version 1.
  if (!config.policy.keySession.versions.includes(1)) return;

  app.post(
    basePath + exchangePaths.serverKey,
    async (_request, reply) => await reply.type(BINARY).send(serverKey.publicDer),
  );

  app.post(basePath + exchangePaths.sessionKey, { bodyLimit: rsa.maxRequestBytes }, async (request, reply) => {
    const device = readDevice(request);
    const isTooOften = (await windows.hit(request, `p2 ${normalizeIP(request.ip)}`, config.policy.flood.keyExchanges)) > 0;
    const sealed = device && !isTooOften && (await makeKey());
    return sealed ? await reply.type(BINARY).send(sealed) : await answerKeyFault(reply, '400003', clock.now());

    async function makeKey(): Promise<Buffer | undefined> {
      const der = clientKeyOf(request.body, serverKey);
      // Base64 text, because some clients decode RSA plaintext as UTF-8, which breaks a binary key.
      const key = randomBytes(dialect.aes.keyBytes);
      if (!der || !device || !(await keys.create(device, 1, key))) return undefined;
      const clientKey = createPublicKey({ key: Buffer.from(der), type: 'spki', format: 'der' });
      return publicEncrypt(
        { key: clientKey, padding: constants.RSA_PKCS1_PADDING },
        Buffer.from(key.toString('base64'), 'ascii'),
      );
    }
  });
}

function clientKeyOf(body: unknown, serverKey: ServerKey): Uint8Array | undefined {
  try {
    return readKeyRequest(typeof body === 'string' ? body : '', serverKey);
  } catch (error) {
    if (error instanceof EnvelopeError) return undefined;
    throw error;
  }
}
