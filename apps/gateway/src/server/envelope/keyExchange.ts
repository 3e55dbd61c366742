import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { dialect, EnvelopeError, readKeyRequest } from '@ezwallet/api-client/envelope';
import type { FastifyInstance } from 'fastify';
import { readDevice } from './readDevice.ts';
import type { Services } from '../../call/Services.ts';
import type { WindowCounter } from '../../call/WindowCounter.ts';
import { answerKeyFault } from './bodies.ts';
import type { KeySessions } from './KeySessions.ts';
import type { ServerKey, ServerKeys } from './serverKeys.ts';

const BINARY = 'application/octet-stream';

/** The two calls before envelope version 1 (protocol, section 1): `p1` gives the server's key, `p2` a session key. */
export function keyExchange(
  app: FastifyInstance,
  services: Services,
  windows: WindowCounter,
  keys: KeySessions,
  serverKeys: ServerKeys,
): void {
  const { basePath, exchangePaths, rsa } = dialect;
  const { config, clock } = services;
  // A deployment may do without version 1.
  if (!config.policy.keySession.versions.includes(1)) return;

  app.post(
    basePath + exchangePaths.serverKey,
    async (_request, reply) => await reply.type(BINARY).send((await serverKeys.valid())[0].publicDer),
  );

  app.post(basePath + exchangePaths.sessionKey, { bodyLimit: rsa.maxRequestBytes }, async (request, reply) => {
    const device = readDevice(request);
    const isTooOften =
      (await windows.hit(request, `p2 ${normalizeIP(request.ip)}`, config.policy.flood.keyExchanges)) > 0;
    const sealed = device && !isTooOften && (await makeKey());
    return sealed ? await reply.type(BINARY).send(sealed) : await answerKeyFault(reply, '400003', clock.now());

    async function makeKey(): Promise<Buffer | undefined> {
      const der = clientKeyOf(request.body, await serverKeys.valid());
      // Base64 text, because some clients decode RSA plaintext as UTF-8, which breaks a binary key.
      const key = randomBytes(dialect.aes.keyBytes);
      if (!der || !device || !(await keys.create({ device, ip: request.ip }, 1, key))) return undefined;
      const clientKey = createPublicKey({ key: Buffer.from(der), type: 'spki', format: 'der' });
      return publicEncrypt(
        { key: clientKey, padding: constants.RSA_PKCS1_PADDING },
        Buffer.from(key.toString('base64'), 'ascii'),
      );
    }
  });
}

/** The client's key, by whichever key of ours opens it. A bad request costs the work of all of them, whatever is bad about it. */
export function clientKeyOf(body: unknown, serverKeys: readonly ServerKey[]): Uint8Array | undefined {
  for (const serverKey of serverKeys) {
    try {
      return readKeyRequest(typeof body === 'string' ? body : '', serverKey);
    } catch (error) {
      if (!(error instanceof EnvelopeError)) throw error;
    }
  }
  return undefined;
}
