// @vitest-environment happy-dom
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialect } from '../../dialect.ts';
import { createKeyServer } from '../../testing/createKeyServer.ts';
import { describeEnvelope } from '../../testing/describeEnvelope.ts';
import type { KeyPost } from '../Envelope.ts';
import { createEnvelopeV1 } from './createEnvelopeV1.ts';

describeEnvelope('version 1', () => createEnvelopeV1());

const KNOWN = {
  key: Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex'),
  text: '{"s0":"tok","language":"zh_CN","amount":"1.00"}',
  sealed: 'CYI93eLR/EYQpToalEFRwT3U3jj3yWs77sXvv0E+JaZgyV01rQsxzjN+N77vgrKJ',
};

function postTo(server: ReturnType<typeof createKeyServer>, publicKey: Uint8Array = server.publicKey): KeyPost {
  return async (path, id, body = '') =>
    path === dialect.exchangePaths.serverKey ? publicKey : server.acceptKey(id, body);
}

describe('createEnvelopeV1', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('returns the known answer', async () => {
    const envelope = createEnvelopeV1();
    const session = await envelope.exchange(postTo(createKeyServer(() => KNOWN.key)));
    expect(await envelope.seal(session, KNOWN.text)).toBe(KNOWN.sealed);
    expect(await envelope.open(session, KNOWN.sealed)).toBe(KNOWN.text);
  });

  it('sends 216 characters of key in two blocks', async () => {
    const server = createKeyServer();
    const bodies: string[] = [];
    const post = postTo(server);
    await createEnvelopeV1().exchange((path, id, body) => {
      if (body !== undefined) bodies.push(body);
      return post(path, id, body);
    });
    expect(server.publicKey).toHaveLength(162);
    expect(bodies).toEqual([expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/)]);
  });

  it.each([16, 24, 32])('accepts a key of %i bytes', async (length) => {
    const server = createKeyServer(() => randomBytes(length));
    const envelope = createEnvelopeV1();
    const session = await envelope.exchange(postTo(server));
    expect(server.open(session.id, await envelope.seal(session, KNOWN.text))).toBe(KNOWN.text);
  });

  it.each([0, 8, 15, 17, 33])('refuses a key of %i bytes', async (length) => {
    const server = createKeyServer(() => randomBytes(length));
    await expect(createEnvelopeV1().exchange(postTo(server))).rejects.toMatchObject({ fault: 'SESSION_KEY' });
  });

  it('reads the server key as DER, base64 and PEM', async () => {
    const server = createKeyServer();
    const base64 = Buffer.from(server.publicKey).toString('base64');
    const lines = base64.replace(/.{64}/g, '$&\n');
    const pem = `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`;
    for (const form of [server.publicKey, Buffer.from(base64), Buffer.from(pem)]) {
      const session = await createEnvelopeV1().exchange(postTo(server, form));
      expect(server.hasKey(session.id)).toBe(true);
    }
  });

  it.each([
    ['a short RSA key', 'rsa', 512],
    ['another algorithm', 'ec', 0],
  ] as const)('refuses %s', async (_, type, modulusLength) => {
    const { publicKey } =
      type === 'rsa'
        ? generateKeyPairSync(type, { modulusLength })
        : generateKeyPairSync(type, { namedCurve: 'P-256' });
    const der = publicKey.export({ type: 'spki', format: 'der' });
    await expect(createEnvelopeV1().exchange(async () => der)).rejects.toMatchObject({ fault: 'SERVER_KEY' });
  });

  it('refuses to run where jsencrypt would use Math.random', async () => {
    const post = vi.fn<KeyPost>();
    vi.stubGlobal('window', undefined);
    await expect(createEnvelopeV1().exchange(post)).rejects.toMatchObject({ fault: 'BROWSER_ONLY' });
    vi.stubGlobal('window', { crypto: { getRandomValues: () => 0 } });
    await expect(createEnvelopeV1().exchange(post)).rejects.toMatchObject({ fault: 'INSECURE_CONTEXT' });
    expect(post).not.toHaveBeenCalled();
  });
});
