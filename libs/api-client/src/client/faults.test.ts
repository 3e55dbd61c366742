import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createFakeServer, Refusal } from '../testing/index.ts';
import { ApiError } from './ApiError.ts';
import type { CallOptions } from './ClientOptions.ts';
import { breakNext, createTestWorld, pathsOf, quickDialect, testContract } from '../testing/test-world.ts';

const money = { amount: '1.00', reqNo: 'r-1' };

describe('reads', () => {
  it.each([0, 502, 503, 504])('are retried once after %i', async (status) => {
    const world = await createTestWorld();
    breakNext(world, '/order/pageQuery', 1, status);
    const qids: unknown[] = [];
    expect(await world.client.order.pageQuery()).toEqual(['one']);
    for (const { headers } of world.server.calls) qids.push(headers['qid']);
    expect(pathsOf(world.server).filter((path) => path === '/order/pageQuery')).toHaveLength(2);
    expect(world.decisions).toEqual([]);
  });

  it('have a new id at the second attempt', async () => {
    const world = await createTestWorld();
    const qids: unknown[] = [];
    world.server.intercept((request, response) => {
      if (!request.url?.endsWith('/order/pageQuery')) return false;
      qids.push(request.headers['qid']);
      if (qids.length === 1) response.writeHead(503).end();
      return qids.length === 1;
    });
    await world.client.order.pageQuery();
    expect(new Set(qids).size).toBe(2);
  });

  it('are tried twice at most', async () => {
    const world = await createTestWorld();
    breakNext(world, '/order/pageQuery', 2, 503);
    await expect(world.client.order.pageQuery()).rejects.toMatchObject({ kind: 'transport', status: 503 });
    const statusText = 'Service Unavailable';
    expect(world.decisions).toMatchObject([{ kind: 'transport', status: 503, statusText, seconds: 3 }]);
  });

  it('wait as long as the server asks', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    breakNext(world, '/order/pageQuery', 1, 503, { 'retry-after': '1' });
    const started = Date.now();
    await world.client.order.pageQuery();
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it.each([500, 404, 429])('are not retried after %i', async (status) => {
    const world = await createTestWorld();
    breakNext(world, '/order/pageQuery', 1, status);
    await expect(world.client.order.pageQuery()).rejects.toMatchObject({ kind: 'transport', status });
  });

  it('in the background are shared while pending, each with its own abort', async () => {
    const { server, client } = await createTestWorld();
    const controller = new AbortController();
    const first = client.user.getUserInfo({}, { signal: controller.signal });
    const second = client.user.getUserInfo();
    const other = client.user.getUserInfo({ part: 'x' });
    controller.abort();
    await expect(first).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted', call: 'user.getUserInfo' });
    expect(await second).toEqual({ id: 'u1' });
    await other;
    expect(server.calls).toHaveLength(2);
    await client.user.getUserInfo();
    expect(server.calls).toHaveLength(3);
  });

  it('in the background are not shared between users', async () => {
    const { server, client, user } = await createTestWorld();
    user.token = 'first';
    const first = client.user.getUserInfo();
    user.token = 'second';
    await Promise.all([first, client.user.getUserInfo()]);
    expect(server.calls).toHaveLength(2);
  });

  it('keep their own time limit while they share one request', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    const held: { end: () => unknown }[] = [];
    world.server.intercept((request, response) => {
      if (held.length || !request.url?.endsWith('/getUserInfo')) return false;
      held.push({ end: () => response.writeHead(503).end() });
      return true;
    });
    const patient = world.client.user.getUserInfo({ part: 'a' });
    const hasty = world.client.user.getUserInfo({ part: 'a' }, { timeout: 80 });
    await expect(hasty).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout', call: 'user.getUserInfo' });
    expect(held).toHaveLength(1);
    expect(world.decisions).toEqual([
      { kind: 'network', reason: 'timeout', background: true, quiet: false, sent: true, call: 'user.getUserInfo' },
    ]);
    held[0]?.end();
    expect(await patient).toEqual({ id: 'u1' });
  });

  it('are sent when they may wait longer than the equal one that is under way', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    let asked = 0;
    world.server.intercept((request) => Boolean(request.url?.endsWith('/getUserInfo')) && (asked += 1) === 1);
    const hasty = world.client.user.getUserInfo({ part: 'a' }, { timeout: 80 });
    const patient = world.client.user.getUserInfo({ part: 'a' });
    expect(await patient).toEqual({ id: 'u1' });
    await expect(hasty).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('are sent after a change, because an equal one under way may be older than it', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    const held: (() => void)[] = [];
    world.server.intercept((request, response) => {
      if (!request.url?.endsWith('/getUserInfo') || held.length > 0) return false;
      held.push(() => response.destroy());
      return true;
    });
    const older = world.client.user.getUserInfo().catch(() => 'lost');
    await world.client.order.remove();
    expect(await world.client.user.getUserInfo()).toEqual({ id: 'u1' });
    held[0]?.();
    await older;
  });

  it('in the background fail quietly', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    breakNext(world, '/getUserInfo', 9);
    await expect(world.client.user.getUserInfo()).rejects.toMatchObject({ kind: 'network' });
    expect(world.decisions).toMatchObject([{ kind: 'network', reason: 'offline', background: true }]);
  });
});

describe('writes', () => {
  it('are sent once', async () => {
    const world = await createTestWorld();
    breakNext(world, '/order/deleteLucky', 1);
    await expect(world.client.order.remove()).rejects.toMatchObject({ kind: 'network' });
    expect(world.decisions).toMatchObject([{ kind: 'network', reason: 'offline', background: false }]);
    expect(pathsOf(world.server).filter((path) => path === '/order/deleteLucky')).toHaveLength(1);
  });

  it('time out, even when only the body stalls', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    world.server.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).write('AAAA');
      return true;
    });
    const started = Date.now();
    await expect(world.client.order.remove({}, { timeout: 80 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(Date.now() - started).toBeLessThan(quickDialect.timeouts.call);
    expect(world.decisions).toMatchObject([{ kind: 'network', reason: 'timeout' }]);
  });
});

describe('money', () => {
  it.each([
    ['a lost connection', 0],
    ['a bad gateway', 502],
    ['an internal error', 500],
  ])('has an unknown outcome after %s and is never sent again', async (_, status) => {
    const world = await createTestWorld();
    await world.client.connect();
    breakNext(world, '/lucky_transfer/transferTo', 9, status);
    const error = world.client.transfer.transferTo(money);
    await expect(error).rejects.toMatchObject({ kind: 'unknown', requestId: expect.any(String) });
    expect(world.decisions).toEqual([{ kind: 'unknown', call: 'transfer.transferTo' }]);
    expect(pathsOf(world.server).filter((path) => path.includes('transferTo'))).toHaveLength(1);
  });

  it('has an unknown outcome after a timeout, an abort, or an unreadable answer', async () => {
    const world = await createTestWorld();
    await world.client.connect();
    world.server.intercept(() => true);
    const controller = new AbortController();
    const calls = [
      world.client.transfer.transferTo(money, { timeout: 50 }),
      world.client.transfer.transferTo(money, { signal: controller.signal }),
    ];
    setTimeout(() => controller.abort(), 30);
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes).toMatchObject([{ reason: { kind: 'unknown' } }, { reason: { kind: 'unknown' } }]);
    world.server.intercept((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Log in to this Wi-Fi</html>');
      return true;
    });
    await expect(world.client.transfer.transferTo(money)).rejects.toMatchObject({ kind: 'unknown' });
  });

  it('has a known outcome when it was not sent, or was refused', async () => {
    const world = await createTestWorld();
    breakNext(world, '/lucky_transfer/transferTo', 1, 429);
    await expect(world.client.transfer.transferTo(money)).rejects.toMatchObject({ kind: 'transport', status: 429 });
    world.server.answer('transfer', 'transferTo', () => {
      throw new Refusal('2222');
    });
    await expect(world.client.transfer.transferTo(money)).rejects.toMatchObject({ kind: 'refused', code: '2222' });
    const offline = await createTestWorld();
    await offline.server.close();
    await expect(offline.client.transfer.transferTo(money)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('answers outside the protocol', () => {
  const forged = JSON.stringify({ head: { code: '0000', message: '' }, body: true });

  it.each([
    ['a plaintext success', 'application/json', forged],
    ['a plaintext success as text', 'text/plain', forged],
    ['a plaintext refusal', 'application/json', JSON.stringify({ head: { code: '6666', message: '' } })],
    ['a page', 'text/html', '<html></html>'],
    ['nothing', 'text/plain', ''],
    ['a foreign envelope', 'text/plain', 'CYI93eLR/EYQpToalEFRwT3U3jj3yWs77sXvv0E+JaZgyV01rQsxzjN+N77vgrKJ'],
  ])('are not trusted: %s', async (_, type, body) => {
    const { server, client, decisions } = await createTestWorld();
    await client.connect();
    server.intercept((__, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
      return true;
    });
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'transport' });
    expect(decisions).toMatchObject([{ kind: 'network', reason: 'unreadable' }]);
  });

  it('are read when an error status carries a sealed refusal', async () => {
    const { server, client } = await createTestWorld();
    await client.connect();
    server.intercept((request, response) => {
      const head = { code: 'REQUEST_TOO_FREQUENT', message: '' };
      const sealed = server.keys.seal(String(request.headers['s1']), JSON.stringify({ head, body: null }));
      response.writeHead(429, { 'content-type': 'text/plain' }).end(sealed);
      return true;
    });
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'refused', code: 'REQUEST_TOO_FREQUENT' });
  });

  it('redirects are not followed [S11]', async () => {
    const { server, client } = await createTestWorld();
    const elsewhere = await createFakeServer(testContract);
    await client.connect();
    server.intercept((_, response) => {
      response.writeHead(307, { location: `${elsewhere.url}/api/order/deleteLucky` }).end();
      return true;
    });
    await expect(client.order.remove()).rejects.toMatchObject({ kind: 'network' });
    expect(elsewhere.paths).toEqual([]);
    await elsewhere.close();
  });
});

describe('errors', () => {
  const CANARIES = ['canary-token', 'canary-password', 'canary-bio', 'canary-answer', 'canary-words', 'canary@'];

  it('contain nothing that was sent or received, however they are printed [S40]', async () => {
    const world = await createTestWorld();
    const { server, client, user } = world;
    Object.assign(user, { token: 'canary-token', loginName: 'canary@mail.com', biometricsCode: 'canary-bio' });
    server.answer('user', 'login', () => {
      throw new Refusal('PASSWORD_INCORRECT', { secret: 'canary-answer' }, 'canary-words');
    });
    const login = (options: CallOptions = {}) =>
      client.user.login({ loginName: 'canary@mail.com', password: 'canary-password' }, options);
    const errors = [await login().catch((error: unknown) => error)];
    for (const status of [0, 400, 500, 503]) {
      breakNext(world, '/exchangeUser/login', 9, status);
      errors.push(await login().catch((error: unknown) => error));
    }
    server.intercept(() => true);
    errors.push(await login({ timeout: 30 }).catch((error: unknown) => error));
    expect(errors).toHaveLength(6);
    for (const error of errors) {
      expect(error).toBeInstanceOf(ApiError);
      const { message, stack, cause } = error as ApiError;
      expect(cause).toBeUndefined();
      const seen = inspect(error, { depth: 9, showHidden: true, getters: true });
      const printed = [message, stack, JSON.stringify(error), String(error), seen];
      for (const canary of CANARIES) expect(printed.join('\n')).not.toContain(canary);
    }
    expect((errors[0] as ApiError).body()).toEqual({ secret: 'canary-answer' });
  });
});
