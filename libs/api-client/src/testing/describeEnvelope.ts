import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialect } from '../dialect.ts';
import { createKeyServer, type KeyServer } from './createKeyServer.ts';
import type { KeyPost, KeySession } from '../envelope/Envelope.ts';
import type { EnvelopeV1 } from '../envelope/index.ts';

const TEXTS = [
  '',
  '{}',
  '{"s0":"tok","language":"zh_CN","amount":"1.00"}',
  '{"nickName":"钱包 🪙 \u0000 \ufeff"}',
  JSON.stringify({ list: Array.from({ length: 20_000 }, (_, i) => ({ id: i, amount: '0.00000001' })) }),
];

/**
 * Checks what every implementation of {@link EnvelopeV1} must do, against a server that shares no cipher code with it.
 */
export function describeEnvelope(name: string, create: () => EnvelopeV1): void {
  describe(`envelope ${name}`, () => {
    let envelope: EnvelopeV1;
    let server: KeyServer;
    let session: KeySession;
    const posts: { path: string; sessionId: string; body: string | undefined }[] = [];

    const post: KeyPost = async (path, sessionId, body) => {
      posts.push({ path, sessionId, body });
      return path === dialect.exchangePaths.serverKey ? server.publicKey : server.acceptKey(sessionId, body ?? '');
    };

    beforeEach(async () => {
      posts.length = 0;
      envelope = create();
      server = createKeyServer();
      session = await envelope.exchange(post);
    });

    it('exchanges a key in two steps that carry the session id', () => {
      expect(session.id).toMatch(/^[0-9a-f]{32}$/);
      expect(posts.map(({ path }) => path)).toEqual(Object.values(dialect.exchangePaths));
      expect(posts.every(({ sessionId }) => sessionId === session.id)).toBe(true);
      expect(server.hasKey(session.id)).toBe(true);
    });

    it.each(TEXTS)('understands the server and is understood by it: %.40s', async (text) => {
      expect(server.open(session.id, await envelope.seal(session, text))).toBe(text);
      expect(await envelope.open(session, server.seal(session.id, text))).toBe(text);
    });

    it('creates a new key and a new id at each exchange', async () => {
      const other = await envelope.exchange(post);
      expect(other.id).not.toBe(session.id);
      await expect(envelope.open(other, server.seal(session.id, '{"a":1}'))).rejects.toMatchObject({
        fault: 'SEALED_TEXT',
      });
      expect(await envelope.open(session, server.seal(session.id, '{"a":1}'))).toBe('{"a":1}');
    });

    it.each(['', 'not base64', 'AAAA', `${'A'.repeat(43)}=`, 'A'.repeat(22), '\u{1f600}'.repeat(8)])(
      'refuses %j with one and the same error',
      async (text) => {
        const refusal = { name: 'EnvelopeError', fault: 'SEALED_TEXT' };
        await expect(envelope.open(session, text)).rejects.toMatchObject(refusal);
      },
    );

    it('does not know sessions of another envelope', async () => {
      await expect(create().seal(session, '{}')).rejects.toMatchObject({ fault: 'SESSION_KEY' });
      await expect(create().open(session, '')).rejects.toMatchObject({ fault: 'SESSION_KEY' });
    });

    it('reveals only the id of a session', () => {
      expect(JSON.parse(JSON.stringify(session))).toEqual({ id: session.id });
      expect(inspect(session, { showHidden: true, depth: 5 })).toBe(`{ id: '${session.id}' }`);
      expect(inspect(envelope, { depth: 5 })).not.toMatch(/Uint8Array|WeakMap/);
    });

    it('passes on what the transport throws', async () => {
      const failure = new Error('offline');
      await expect(envelope.exchange(() => Promise.reject(failure))).rejects.toBe(failure);
    });

    it.each(['', '<html></html>', '{"head":{"code":"9999"}}', 'AAAA'])('refuses %j as a server key', async (text) => {
      const answer: KeyPost = async () => new TextEncoder().encode(text);
      await expect(envelope.exchange(answer)).rejects.toMatchObject({ fault: 'SERVER_KEY' });
    });

    it('refuses an AES key it cannot decrypt', async () => {
      const answer: KeyPost = async (path) =>
        path === dialect.exchangePaths.serverKey ? server.publicKey : new Uint8Array(128).fill(7);
      await expect(envelope.exchange(answer)).rejects.toMatchObject({ fault: 'SESSION_KEY' });
    });
  });
}
