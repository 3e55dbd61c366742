import { createECDH } from 'node:crypto';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialect } from '../../dialect.ts';
import { createKeyServerV2, type KeyServerV2 } from '../../testing/createKeyServerV2.ts';
import { createNodeEnvelope } from '../../testing/createNodeEnvelope.ts';
import { createKeyServer } from '../../testing/createKeyServer.ts';
import type { CallBinding, Envelope, KeyPost, KeySession } from '../Envelope.ts';
import { createEnvelopeV2, type EnvelopeV2Options } from './createEnvelopeV2.ts';

const holder = { deviceId: '5f0f9c7e-9a53-4d53-8b56-0d9f4f3f2a10', fingerprint: 'ab'.repeat(32) };
const TEXTS = ['', '{}', '{"nickName":"钱包 🪙 \u0000 \ufeff"}', 'x'.repeat(200_000)];

let server: KeyServerV2;
let stored: number | undefined;
const mark = { read: async () => stored, write: async (version: number) => void (stored = version) };
const create = (options: Partial<EnvelopeV2Options> = {}) => createEnvelopeV2({ pins: server.pins, mark, ...options });

/** Reaches the server, and lets somebody on the way change what passes. */
function through(change: { offer?: (body: string) => string; answer?: (body: string) => string } = {}): KeyPost {
  const older = createKeyServer();
  const { offer = (body) => body, answer = (body) => body } = change;
  return async (path, sessionId, body = '') => {
    if (path === dialect.exchangePaths.serverKey) return older.publicKey;
    if (path === dialect.exchangePaths.sessionKey) return older.acceptKey(sessionId, body);
    return new TextEncoder().encode(answer(server.accept({ sessionId, ...holder }, offer(body))));
  };
}
const edit = (change: object) => (body: string) => JSON.stringify({ ...JSON.parse(body), ...change });
const flip = (text: string, at: number) => {
  const bytes = Buffer.from(text, 'base64');
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  return bytes.toString('base64');
};

beforeEach(() => {
  server = createKeyServerV2();
  stored = undefined;
});

describe('the exchange', () => {
  it('agrees in one step, and marks the device', async () => {
    const paths: string[] = [];
    const post = through();
    const session = await create().exchange(
      async (path, ...rest) => (paths.push(path), await post(path, ...rest)),
      holder,
    );
    expect(paths).toEqual([dialect.offerPath]);
    expect(session.id).toMatch(/^[0-9a-f]{32}$/);
    expect(server.hasKey(session.id)).toBe(true);
    expect(stored).toBe(2);
  });

  it('offers version 1 only where it may fall back, and never again on a device that has used version 2', async () => {
    const offers: unknown[] = [];
    const post = through({
      offer: (body) => (offers.push((JSON.parse(body) as { versions: unknown }).versions), body),
    });
    await create().exchange(post, holder);
    stored = undefined;
    await create({ fallback: createNodeEnvelope }).exchange(post, holder);
    await create({ fallback: createNodeEnvelope }).exchange(post, holder);
    expect(offers).toEqual([[2], [2, 1], [2]]);
  });

  it('goes on with version 1 when the server signs that it wants to', async () => {
    server.version = 1;
    const envelope = create({ fallback: createNodeEnvelope });
    const session = await envelope.exchange(through(), holder);
    expect(stored).toBeUndefined();
    const call = { path: '/x', requestId: 'q' };
    const sealed = await envelope.seal(session, '{"a":1}', call);
    expect(await envelope.open(session, sealed, call)).toBe('{"a":1}');
    expect(await envelope.prove?.(session, call)).toBeUndefined();
  });

  it('refuses a signed version 1 on a device that has used version 2', async () => {
    server.version = 1;
    stored = 2;
    await expect(create({ fallback: createNodeEnvelope }).exchange(through(), holder)).rejects.toMatchObject({
      fault: 'DOWNGRADE',
    });
  });

  it('notices when somebody takes version 2 out of the offer', async () => {
    server.version = 1;
    const post = through({ offer: edit({ versions: [1] }) });
    await expect(create({ fallback: createNodeEnvelope }).exchange(post, holder)).rejects.toMatchObject({
      fault: 'SIGNATURE',
    });
  });

  it.each([
    ['the version', edit({ version: 1, key: '' })],
    ['the key', (body: string) => edit({ key: createECDH('prime256v1').generateKeys('base64') })(body)],
    [
      'the signature',
      (body: string) => edit({ signature: flip((JSON.parse(body) as { signature: string }).signature, 3) })(body),
    ],
  ])('notices when somebody changes %s in the answer', async (_, answer) => {
    await expect(create({ fallback: createNodeEnvelope }).exchange(through({ answer }), holder)).rejects.toMatchObject({
      fault: 'SIGNATURE',
    });
  });

  it('refuses an answer that another client got', async () => {
    let first: string | undefined;
    const post = through({ answer: (body) => (first ??= body) });
    await create().exchange(post, holder);
    await expect(create().exchange(post, holder)).rejects.toMatchObject({ fault: 'SIGNATURE' });
  });

  it('refuses the keys of one device under the name of another', async () => {
    const other = { ...holder, deviceId: '00000000-9a53-4d53-8b56-0d9f4f3f2a10' };
    await expect(create().exchange(through(), other)).rejects.toMatchObject({ fault: 'SIGNATURE' });
  });

  it('asks for new pins when the server knows none of its own', async () => {
    const stale = createKeyServerV2().pins;
    await expect(create({ pins: stale }).exchange(through(), holder)).rejects.toMatchObject({ fault: 'PINNED_KEY' });
    const rotating = create({ pins: [...stale, ...server.pins] });
    expect(server.hasKey((await rotating.exchange(through(), holder)).id)).toBe(true);
  });

  it.each(['', '<html></html>', 'null', '[]', '{"version":2}'])('refuses %j as an answer', async (text) => {
    await expect(create().exchange(through({ answer: () => text }), holder)).rejects.toMatchObject({
      fault: 'PINNED_KEY',
    });
  });

  it('passes on what the transport throws, and does not try version 1 then', async () => {
    const failure = new Error('offline');
    const paths: string[] = [];
    const post: KeyPost = (path) => (paths.push(path), Promise.reject(failure));
    await expect(create({ fallback: createNodeEnvelope }).exchange(post, holder)).rejects.toBe(failure);
    expect(paths).toEqual([dialect.offerPath]);
  });
});

describe('bodies', () => {
  let envelope: Envelope;
  let session: KeySession;
  beforeEach(async () => {
    envelope = create();
    session = await envelope.exchange(through(), holder);
  });
  const callTo = (path: string): CallBinding => ({ path, requestId: crypto.randomUUID() });
  const opened = (call: CallBinding, sealed: string) =>
    server.open({ sessionId: session.id, ...holder, ...call }, sealed);
  const refusal = { name: 'EnvelopeError', fault: 'SEALED_TEXT' };

  it.each(TEXTS)('understand the server and are understood: %.40s', async (text) => {
    const call = callTo('/order/pageQuery');
    const received = opened(call, await envelope.seal(session, text, call));
    expect(received.text).toBe(text);
    expect(await envelope.open(session, received.seal(text), call)).toBe(text);
  });

  it('never look the same twice', async () => {
    const call = callTo('/a');
    const sealed = await Promise.all(Array.from({ length: 50 }, () => envelope.seal(session, '{}', call)));
    expect(new Set(sealed).size).toBe(50);
    expect(new Set(sealed.map((text) => Buffer.from(text, 'base64').readBigUInt64BE())).size).toBe(50);
  });

  it('belong to one path, one attempt, one session and one device', async () => {
    const call = callTo('/a');
    const sealed = await envelope.seal(session, '{}', call);
    const other = await envelope.exchange(through(), holder);
    for (const change of [
      { path: '/b' },
      { requestId: crypto.randomUUID() },
      { sessionId: other.id },
      { deviceId: 'x' },
      { fingerprint: 'x' },
    ]) {
      expect(() => server.open({ sessionId: session.id, ...holder, ...call, ...change }, sealed)).toThrow(
        'authenticate',
      );
    }
    expect(opened(call, sealed).text).toBe('{}');
  });

  it('are answered each by its own answer, in any order', async () => {
    const calls = Array.from({ length: 8 }, () => callTo('/a'));
    const received = await Promise.all(
      calls.map(async (call) => opened(call, await envelope.seal(session, call.requestId, call))),
    );
    const answers = received.map(({ text, seal }) => seal(text)).reverse();
    calls.reverse();
    for (const [index, call] of calls.entries()) {
      expect(await envelope.open(session, answers[index] ?? '', call)).toBe(call.requestId);
      await expect(envelope.open(session, answers[(index + 1) % 8] ?? '', call)).rejects.toMatchObject(refusal);
    }
  });

  it('are refused with one error when anything was changed, cut off or put together', async () => {
    const [call, other] = [callTo('/a'), callTo('/a')];
    const answer = opened(call, await envelope.seal(session, '{}', call)).seal('{"amount":"1.00"}');
    const second = opened(other, await envelope.seal(session, '{}', other)).seal('{"amount":"9.00"}');
    const bytes = Buffer.from(answer, 'base64');
    const changed = [
      ...[0, 11, 12, 20, -16, -1].map((at) => flip(answer, at)),
      ...[1, 8, 15, 16, 17].map((less) => bytes.subarray(0, -less).toString('base64')),
      Buffer.concat([bytes.subarray(0, 12), Buffer.from(second, 'base64').subarray(12)]).toString('base64'),
      Buffer.concat([bytes, bytes]).toString('base64'),
      '',
      'AAAA',
      'not base64',
    ];
    for (const text of changed) await expect(envelope.open(session, text, call)).rejects.toMatchObject(refusal);
    expect(await envelope.open(session, answer, call)).toBe('{"amount":"1.00"}');
  });

  it('do not fit the other direction', async () => {
    const call = callTo('/a');
    const sealed = await envelope.seal(session, '{}', call);
    await expect(envelope.open(session, sealed, call)).rejects.toMatchObject(refusal);
  });

  it('of forms travel outside, with a proof of the call', async () => {
    const call = callTo('/upload/-/IMG');
    const received = opened(call, (await envelope.prove?.(session, call)) ?? '');
    expect(received.text).toBe('');
    expect(await envelope.open(session, received.seal('"file-1"'), call)).toBe('"file-1"');
  });

  it('have no answer before they were sealed, and no key in another envelope', async () => {
    await expect(envelope.open(session, 'AAAA', callTo('/a'))).rejects.toMatchObject(refusal);
    await expect(create().seal(session, '{}', callTo('/a'))).rejects.toMatchObject({ fault: 'SESSION_KEY' });
    await expect(create().open(session, '', callTo('/a'))).rejects.toMatchObject({ fault: 'SESSION_KEY' });
  });

  it('reveal only the id of their session', () => {
    expect(JSON.parse(JSON.stringify(session))).toEqual({ id: session.id });
    expect(inspect(envelope, { depth: 5 })).not.toMatch(/Uint8Array|WeakMap|CryptoKey/);
  });
});
